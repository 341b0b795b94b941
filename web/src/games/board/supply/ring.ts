/** Where the niches of the supply ring lie, in pixels: two columns of three pairs, heads above the sun disc, tails below it. */

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface RingLayout {
  heads: readonly Box[];
  bodies: readonly Box[];
  tails: readonly Box[];
  disc: { x: number; y: number; r: number };
  /** Sizes of pieces in a pair, and of heads and tails. */
  pair: number;
  single: number;
}

/** The form that the ring has where there is room. */
export const RING_SHAPE = 296 / 372;
/** No niche is smaller than this: a finger has to hit it. */
export const NICHE = { w: 48, h: 50 } as const;
const LARGEST = 540;

const between = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** How large the ring becomes in a place of this width; it is made flatter rather than smaller. */
export function fitRing(width: number, tall?: number): { width: number; height: number } {
  const height = between(190, Math.min(width, LARGEST) * RING_SHAPE, tall ?? 380);
  // A wide and low place does not stretch it without end.
  return { width: Math.min(width, LARGEST, height * 1.75), height };
}

export function layRing(width: number, height: number): RingLayout {
  const unit = Math.min(width / 372, height / 296);
  const pad = between(9, 13 * unit, 20);
  const gap = between(4, 6 * unit, 10);
  const w = between(NICHE.w, 56 * unit, 82);
  const h = between(NICHE.h, 60 * unit, 86);
  const wide = (width - 2 * pad - 2 * w - 3 * gap) / 2;
  const high = (height - 2 * pad - 2 * gap) / 3;
  const singles = (y: number): Box[] => [0, 1].map((i) => ({ x: pad + wide + gap + i * (w + gap), y, w, h }));
  return {
    heads: singles(pad),
    tails: singles(height - pad - h),
    bodies: Array.from({ length: 6 }, (_, i) => ({
      x: i < 3 ? pad : width - pad - wide,
      y: pad + (i % 3) * (high + gap),
      w: wide,
      h: high,
    })),
    disc: { x: width / 2, y: height / 2, r: Math.max(24, Math.min((height - 2 * pad - 2 * h) / 2 - 1, w + gap)) },
    pair: Math.min((wide - 12) / 2, high * 0.78),
    single: Math.min(w * 0.9, h * 0.86),
  };
}
