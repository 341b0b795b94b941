/** How the game of a new table is to be played: each game brings what there is to choose, and how the server is told. */
import type { Component } from 'svelte';
import type { GameName, HelpLevel } from '$kit/api';
import type { Personality } from '$games/shared/rivals';
import type { Words } from '$kit/words';
import { PRESETS, OPTIONS, optionWords, type OptionName, type PresetName } from '../mytables/plan';
import Personalities from './Personalities.svelte';
import Presets from './Presets.svelte';

export class Choice {
  game = $state<GameName>('board');
  preset = $state<PresetName>('first');
  options = $state<Record<OptionName, boolean>>({ ...PRESETS.first.options });
  personality = $state<Personality>('ambitious');
  help = $state<HelpLevel>(PRESETS.first.help);

  choosePreset(wanted: PresetName): void {
    this.preset = wanted;
    this.options = { ...PRESETS[wanted].options };
    this.help = PRESETS[wanted].help;
  }

  /** How many options are not as the preset has them. */
  get changed(): number {
    const { preset, options } = this;
    return WAYS[this.game].options.filter((option) => options[option] !== PRESETS[preset].options[option]).length;
  }

  get way(): Way {
    return WAYS[this.game];
  }
}

interface Way {
  /** What is chosen first, if there is anything. */
  first: Component<{ words: Words; choice: Choice }> | null;
  /** What may be switched on and off. */
  options: readonly OptionName[];
  /** The options as the server reads them. */
  text(choice: Choice): string;
}

const WAYS: Readonly<Record<GameName, Way>> = {
  board: { first: Presets, options: OPTIONS, text: ({ options }) => optionWords(options) },
  cards: { first: null, options: [], text: () => '' },
  carl: { first: Personalities, options: [], text: ({ personality }) => personality },
};
