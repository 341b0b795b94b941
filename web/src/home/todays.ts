/** The puzzle that is next, as the first screen shows it: how hard it is, what is asked, and what lies there. */
import type { PuzzleTableData } from '$kit/api';
import type { PieceLook } from '$kit/art';
import { fetchNextPuzzle, fetchPuzzle } from '$kit/network/api';
import { loadStrength } from '../mytables/player';
import { listMet } from '../mytables/puzzles';
import { serpentsOf, trayOf } from './picture';

export interface NextPuzzle {
  id: string;
  kind: PuzzleTableData['puzzle']['kind'];
  marks: number;
  /** The solver's Cóatl that is longest, or else pieces to begin one with; empty if there are none. */
  pieces: PieceLook[];
}

/** More pieces than this would be drawn too small to be seen. */
const MOST = 9;

const asking = { next: fetchNextPuzzle, show: fetchPuzzle };

/** Asks for it; null if all were met, or if nobody answers. */
export async function findNext(ask = asking): Promise<NextPuzzle | null> {
  try {
    const met = listMet().map((puzzle) => puzzle.id);
    const { puzzle } = await ask.next({ rating: Math.max(0, loadStrength().rating), met, game: null });
    if (!puzzle) return null;
    const { state } = await ask.show(puzzle.id, []);
    return {
      id: puzzle.id,
      kind: puzzle.kind,
      marks: puzzle.marks,
      pieces: piecesOf(state.position?.view ?? null, puzzle.seat),
    };
  } catch {
    // The way to the puzzles is there all the same.
    return null;
  }
}

type View = Parameters<typeof trayOf>[0];

function piecesOf(view: View, seat: number): PieceLook[] {
  const begun = serpentsOf(view, seat).filter((serpent) => serpent.isOpen);
  const [longest] = begun.sort((a, b) => b.pieces.length - a.pieces.length);
  return (longest?.pieces ?? trayOf(view, seat)).slice(0, MOST);
}
