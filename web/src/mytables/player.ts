/** Who this device is on its server: the name given there, and the rating that the server has found by itself. */
import type { PlayerData } from '$kit/api';
import { deletePlayer, fetchPlayer, givePlayerName } from '$kit/network/api';
import { place } from '$kit/network/place.svelte';
import { readTexts, writeTexts } from '$kit/storage/keep';
import { dropHolder, findHolder, loadHolder } from './days';
import { loadSolver, type Solver } from './puzzles';

const PLAYER = 'player';

/** What the server told last; null without a name there, or where the page has no server. */
export function loadPlayer(): PlayerData | null {
  if (place.isHere) return null;
  const { name, rating, deviation, change, tries } = readTexts(PLAYER);
  const numbers = [rating, deviation, tries].map((text) => (text ? Number(text) : NaN));
  if (!name || !numbers.every(Number.isFinite)) return null;
  const [strength = 0, doubt = 0, count = 0] = numbers;
  return { name, rating: strength, deviation: doubt, change: change ? Number(change) : null, tries: count };
}

/** Keeps what the server has told, so that every screen shows the same without asking. */
export function keepPlayer(player: PlayerData | null): void {
  const texts = Object.entries(player ?? {}).map(([name, value]) => [name, value === null ? '' : String(value)]);
  writeTexts(PLAYER, Object.fromEntries(texts) as Record<string, string>);
}

/** How strong the solver is: as the server found once it has rated a try, else as this device counts. */
export function loadStrength(): Solver {
  const player = loadPlayer();
  if (!player?.tries) return loadSolver();
  return { rating: player.rating, deviation: player.deviation, change: player.change };
}

/** Asks the server who this device is there; without an answer all stays as it was told last. */
export async function renewPlayer(): Promise<void> {
  const holder = findHolder();
  if (place.isHere || !holder) return;
  try {
    keepPlayer((await fetchPlayer(holder)).player);
  } catch {
    // The next screen asks again.
  }
}

/** Takes a name on the server, by the secret under which this device is on boards of the day. */
export async function takeName(name: string): Promise<void> {
  keepPlayer((await givePlayerName(name, loadHolder())).player);
}

/** Has the server delete all it keeps of this device, for good; the secret is thrown away with it. */
export async function forgetPlayer(): Promise<void> {
  await renewPlayer();
  const holder = findHolder();
  if (!holder || !readTexts(PLAYER)['name']) return;
  await deletePlayer(holder);
  keepPlayer(null);
  dropHolder();
}
