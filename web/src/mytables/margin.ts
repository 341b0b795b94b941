/** Who won a kept game, by how much, and against whom: arithmetic of final scores, nothing else. */
import { kindOf } from '$games/shared/kinds';
import type { Player } from './players';
import type { Tie } from './results';

export interface Margin {
  outcome: 'won' | 'lost' | 'shared';
  /** Points of the reader, and of the best other. */
  own: number;
  other: number;
  rival: Player;
}

interface Over {
  players: readonly Player[];
}

/** Null where nobody or more than one of this device played, or no others did. */
export function marginOf({ players }: Over): Margin | null {
  const mine = players.filter((player) => player.isMine);
  const [own] = mine;
  const rivals = players.filter((player) => !player.isMine && player.points !== null);
  // The best of the others is whom one has beaten, or who has won.
  const [rival] = [...rivals].sort((a, b) => (a.rank ?? 9) - (b.rank ?? 9) || (b.points ?? 0) - (a.points ?? 0));
  if (mine.length !== 1 || !own || own.points === null || !rival || rival.points === null) return null;
  const outcome = own.rank !== 1 ? 'lost' : rival.rank === 1 ? 'shared' : 'won';
  return { outcome, own: own.points, other: rival.points, rival };
}

/** How a margin is told: a message and its arguments. */
export interface Told {
  name: string;
  args?: Record<string, number>;
}

/** In few words, for a list: "by 6", "−12", "by one card". */
export function tellMargin(margin: Margin, tie: Tie | null, game: string): Told {
  const { outcome, own, other } = margin;
  if (outcome === 'shared') return { name: 'margin-shared' };
  if (own === other) {
    // CARL needs no tie-break: he wins ties.
    if (margin.rival.seat < 0) return { name: 'margin-carl-tie' };
    if (!tie || tie.by === 0) return { name: outcome === 'won' ? 'margin-tie-won' : 'margin-tie-lost' };
    if (outcome === 'lost') return { name: 'margin-tie-lost' };
    return { name: kindOf(game).tieMessage(tie.by, Math.abs(tie.own - tie.other)) };
  }
  // Who resigned has lost with whatever points.
  if (own > other !== (outcome === 'won')) return { name: outcome === 'won' ? 'margin-resigned' : 'margin-gave-up' };
  return outcome === 'won'
    ? { name: 'margin-by', args: { points: own - other } }
    : { name: 'margin-behind', args: { points: other - own } };
}

/** How far apart, for sorting; a tie is the closest. */
export const distance = (margin: Margin | null): number =>
  margin === null ? Number.POSITIVE_INFINITY : Math.abs(margin.own - margin.other);
