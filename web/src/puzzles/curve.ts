/** The course of a rating as a line: where its points lie. */

/** The latest that are drawn: more of them would lie on top of each other. */
export const MOST = 60;

export interface RatingLine {
  points: { x: number; y: number }[];
  /** Round ratings within the picture, with where they lie. */
  guides: { rating: number; y: number }[];
  lowest: number;
  highest: number;
}

/** Lays ratings into a box; the first is at its left edge, the last one at its right. */
export function lineOf(ratings: readonly number[], width: number, height: number): RatingLine {
  const shown = ratings.slice(-MOST);
  const [lowest, highest] = [Math.min(...shown), Math.max(...shown)];
  // A rating that hardly moved is not drawn as if it had jumped.
  const room = Math.max(100, highest - lowest);
  const least = (lowest + highest - room) / 2;
  const at = (rating: number) => height - ((rating - least) / room) * height;
  const step = room > 400 ? 200 : room > 200 ? 100 : 50;
  const first = Math.ceil(least / step) * step;
  const guides = Array.from({ length: Math.floor((least + room - first) / step) + 1 }, (_, i) => first + i * step);
  return {
    points: shown.map((rating, i) => ({ x: (i / Math.max(1, shown.length - 1)) * width, y: at(rating) })),
    guides: guides.map((rating) => ({ rating, y: at(rating) })),
    lowest,
    highest,
  };
}
