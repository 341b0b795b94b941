/** What the score helper says of cards and Cóatls. */
import type {
  AnyCount,
  BoardSight,
  CardSight,
  CountedHeld,
  CountedSerpent,
  PaidProphecy,
  ProphecyLens,
  RowProphecyLens,
} from '$kit/api';
import type { Badge, Span } from '$kit/art';
import { pieceName, prophecyBadge, templeBadge } from '$games/names/board';
import type { Words } from '$kit/words';
import type { Entry } from '$games/about/entries';
import { linePieces, lineStacks, type Line, type Sheet } from '$games/sheet/sheet';

export const playerName = (words: Words, sheet: Sheet, player: number): string =>
  sheet.players[player]?.name || words('helper-player', { number: player + 1 });

export const coatlName = (words: Words, coatl: number): string => words('helper-coatl', { number: coatl + 1 });

export const countedCoatl = (count: AnyCount | null, player: number, coatl: number): CountedSerpent | undefined =>
  count?.game === 'board' ? count.players[player]?.serpents[coatl] : undefined;

export const countedHeld = (count: AnyCount | null, player: number): readonly CountedHeld[] =>
  count?.game === 'cards' ? (count.players[player]?.held ?? []) : [];

/** Names of the pieces, for their buttons. */
export function pieceNames(words: Words, line: Line): Record<number, string> {
  const stacks = lineStacks(line);
  return Object.fromEntries(
    linePieces(line).map(({ kind, colour }, i) => {
      const piece = pieceName(words, kind, colour);
      return [i, words(stacks.includes(i) ? 'helper-piece-stack' : 'helper-piece', { number: i + 1, piece })];
    }),
  );
}

/** Brackets of a card: what is paid solid, what is too much dotted. */
export function spansOf(paid: ProphecyLens | RowProphecyLens, stave?: number): Span[] {
  const scored = 'pieces' in paid ? paid.pieces : paid.scored;
  const surplus = 'pieces' in paid ? [] : paid.surplus;
  return [
    ...scored.map((pieces, i): Span => ({ pieces, mark: `${i + 1}`, kind: 'scored', stave })),
    ...surplus.map((pieces, i): Span => ({ pieces, mark: `${scored.length + i + 1}`, kind: 'surplus', stave })),
  ];
}

/** How often a card is there, and what its next level takes. */
export function paidText(words: Words, { paid }: PaidProphecy): { times: string; next: string } {
  const count = paid.scored.length;
  const times =
    paid.level && paid.surplus.length
      ? words('helper-paid-as', { times: paid.times, paid: count })
      : words('helper-times', { times: paid.times });
  if (paid.next_times === null || paid.next_points === null) {
    return {
      times,
      next: words(paid.surplus.length ? 'helper-surplus' : 'helper-top', { count: paid.surplus.length }),
    };
  }
  return { times, next: words('helper-next', { more: paid.next_times - paid.times, points: paid.next_points }) };
}

/** The level of a card for the Cóatl that is looked at. */
export function sightBadge(
  words: Words,
  entry: Entry,
  sight: BoardSight | CardSight | null,
): { badge: Badge | undefined; points: number } {
  if (!sight) return { badge: undefined, points: 0 };
  const lens = sight.prophecies[entry.id];
  if (lens && 'pieces' in lens) {
    const reached = lens.level > 0;
    const text = reached
      ? words('board-badge-paid', { times: lens.times, points: lens.points })
      : words('board-badge-times', { times: lens.times });
    return { badge: { text, reached }, points: lens.points };
  }
  if (lens) return { badge: prophecyBadge(words, lens), points: lens.points };
  const temple = 'temples' in sight ? sight.temples[entry.id] : undefined;
  return { badge: temple && templeBadge(words, entry.id, temple), points: temple?.points ?? 0 };
}
