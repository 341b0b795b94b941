/** Bots of packages that the server's host has installed and allowed; the server is asked once. */
import type { GameName, GamesData, InstalledBotData } from '$kit/api';
import { fetchGames } from '$kit/network/api';
import { place } from '$kit/network/place.svelte';
import { LEVELS, LEVELS_HERE } from './rivals';

class InstalledBots {
  #bots = $state.raw<readonly InstalledBotData[]>([]);
  #isAsked = false;

  /** Those that play a game; in a page without a server there are none. */
  for(game: GameName): readonly InstalledBotData[] {
    return place.isHere ? [] : this.#bots.filter(({ games }) => games.includes(game));
  }

  /** Everybody who can be chosen for a game: our levels first. */
  levelsFor(game: GameName): readonly string[] {
    return [...(place.isHere ? LEVELS_HERE : LEVELS), ...this.for(game).map(({ name }) => name)];
  }

  /** Asks for them; whoever gets no answer does without, and may ask again. */
  async find(): Promise<void> {
    if (this.#isAsked || place.isHere) return;
    this.#isAsked = true;
    try {
      // An older server knows of none.
      const { installed: found = [] }: Partial<GamesData> = await fetchGames();
      this.#bots = found;
    } catch {
      this.#isAsked = false;
    }
  }
}

export const installed = new InstalledBots();
