/** Where a try left the way of the answer. */
import type { PieceLook, Span } from '$kit/art';

const isSame = (a: PieceLook | undefined, b: PieceLook | undefined): boolean =>
  a !== undefined && b !== undefined && a.colour === b.colour && a.kind === b.kind;

/** The pieces of a try that lie otherwise than by the answer: without what both begin and end with; none if all agree. */
export function findDifference(tried: readonly PieceLook[], best: readonly PieceLook[]): number[] {
  let first = 0;
  while (first < tried.length && isSame(tried[first], best[first])) first++;
  let last = 0;
  while (last < tried.length - first && last < best.length - first && isSame(tried.at(-1 - last), best.at(-1 - last)))
    last++;
  return Array.from({ length: tried.length - first - last }, (_, i) => first + i);
}

/** Of several ways the one that a try is most like. */
export const nearest = (tried: readonly PieceLook[], ways: readonly (readonly PieceLook[])[]): readonly PieceLook[] => {
  const far = (way: readonly PieceLook[]) => findDifference(tried, way).length + findDifference(way, tried).length;
  return [...ways].sort((a, b) => far(a) - far(b))[0] ?? [];
};

/** A dotted bracket over them. */
export function differenceSpan(tried: readonly PieceLook[], best: readonly PieceLook[]): Span[] {
  const pieces = findDifference(tried, best);
  return pieces.length ? [{ pieces, mark: '×', kind: 'surplus', stave: 0 }] : [];
}
