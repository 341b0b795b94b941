/** What the pages around a table know of each game before they look at one, by its name. */
import type { GameName } from '$kit/api';

export interface GameKind {
  /** One person against CARL: there are no other seats. */
  isSolo: boolean;
  /** The name of the message for one of its options. */
  optionMessage(option: string): string;
}

const forSeveral: GameKind = { isSolo: false, optionMessage: (option) => `option-${option}` };

export const GAME_KINDS: Readonly<Record<GameName, GameKind>> = {
  board: forSeveral,
  cards: forSeveral,
  carl: { isSolo: true, optionMessage: (option) => `carl-${option}` },
};
