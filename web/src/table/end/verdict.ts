/** Who won, and by what. */
import type { StandingData } from '$kit/api';
import { listed, type Words } from '$kit/words';

export interface Verdict {
  /** The best first. */
  standings: readonly StandingData[];
  game: 'board' | 'cards';
  isAgainstCarl: boolean;
  nameOf: (seat: number) => string;
}

/** Whether equal points were told apart, and by what: the first number in which they differ. */
export function tellTie(words: Words, { standings, game, isAgainstCarl, nameOf }: Verdict): string | null {
  const [first, second] = standings;
  if (isAgainstCarl || !first || !second || first.score !== second.score || second.resigned || first.resigned)
    return null;
  if (first.rank === second.rank) return words('end-tie-still');
  const at = first.tie_breaks.findIndex((value, i) => value !== second.tie_breaks[i]);
  if (at < 0) return null;
  return words('end-tie-break', {
    points: first.score,
    reason: words(`tie-${game}-${at + 1}`),
    first: nameOf(first.seat),
    one: first.tie_breaks[at] ?? 0,
    second: nameOf(second.seat),
    other: second.tie_breaks[at] ?? 0,
  });
}

/** The one sentence of the end, for the seats of this device. */
export function tellWinner(words: Words, verdict: Verdict, mine: readonly number[]): string {
  const winners = verdict.standings.filter(({ rank }) => rank === 1).map(({ seat }) => seat);
  const [winner = 0] = winners;
  if (verdict.isAgainstCarl) return words(winners.length ? 'end-carl-won' : 'end-carl-lost');
  if (winners.length > 1) return words('end-tie', { names: listed(winners.map(verdict.nameOf)) });
  const isBroken = winners.length === 1 && tellTie(words, verdict) !== null;
  if (mine.length === 1 && winners[0] === mine[0]) return words(isBroken ? 'end-you-win-tie' : 'end-you-win');
  return words(isBroken ? 'end-wins-tie' : 'end-wins', { name: verdict.nameOf(winner) });
}
