/** Where a mark goes: beside what it points at, never over it where there is room. */
export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Size {
  w: number;
  h: number;
}

const GAP = 26;
const EDGE = 10;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/** A corner for a mark of this size that covers none of the holes if it can; the first hole matters most. */
export function placeMark(size: Size, holes: readonly Box[], page: Size): { x: number; y: number } {
  const within = (x: number, y: number) => ({
    x: clamp(x, EDGE, page.w - size.w - EDGE),
    y: clamp(y, EDGE, page.h - size.h - EDGE),
  });
  const middle = within((page.w - size.w) / 2, (page.h - size.h) / 2);
  const [main] = holes;
  if (!main) return middle;
  const cx = main.x + main.w / 2 - size.w / 2;
  const cy = main.y + main.h / 2 - size.h / 2;
  const above = within(cx, main.y - GAP - size.h);
  const beside = within(main.x + main.w + GAP, cy);
  const isLow = main.y + main.h / 2 > page.h * 0.66;
  const places = [
    ...(isLow ? [above, beside] : [beside, above]),
    within(cx, main.y + main.h + GAP),
    within(main.x - GAP - size.w, cy),
    middle,
    within(EDGE, EDGE),
    within(page.w, EDGE),
    within(EDGE, page.h),
    within(page.w, page.h),
  ];
  const badness = (place: { x: number; y: number }) =>
    holes.reduce((sum, hole, i) => sum + overlap({ ...place, ...size }, pad(hole)) * (i === 0 ? 2 : 1), 0);
  return places.reduce((best, place) => (badness(place) < badness(best) ? place : best));
}

/** A sheet on a phone lies at the top or at the bottom, whichever hides less; the first hole, where "Show me" leads, stays free. */
export function placeSheet(height: number, holes: readonly Box[], page: Size): 'top' | 'bottom' {
  const hidden = (y: number) => holes.reduce((sum, hole, i) => sum + overlap({ x: 0, y, w: page.w, h: height }, pad(hole)) * (i === 0 ? 20 : 1), 0);
  return hidden(0) < hidden(page.h - height) ? 'top' : 'bottom';
}

const pad = ({ x, y, w, h }: Box): Box => ({ x: x - 8, y: y - 8, w: w + 16, h: h + 16 });

/** A line with one corner from a mark to a hole, and the tip of its arrow; null if they touch. */
export function lineTo(mark: Box, hole: Box): { path: string; tip: string } | null {
  const hx = hole.x + hole.w / 2;
  const hy = hole.y + hole.h / 2;
  const r = (value: number) => Math.round(value);
  const inX = hx > mark.x + 20 && hx < mark.x + mark.w - 20;
  const arrow = (x: number, y: number, dx: number, dy: number) =>
    `M${r(x - dy * 11 - dx * 16)},${r(y - dx * 11 - dy * 16)}L${r(x)},${r(y)}L${r(x + dy * 11 - dx * 16)},${r(y + dx * 11 - dy * 16)}Z`;
  const below = hole.y >= mark.y + mark.h;
  const above = hole.y + hole.h <= mark.y;
  if (below || above) {
    const from = below ? mark.y + mark.h : mark.y;
    const to = below ? hole.y - 6 : hole.y + hole.h + 6;
    if (Math.abs(to - from) < 22) return null;
    const dy = below ? 1 : -1;
    const start = inX ? hx : clamp(hx, mark.x + 40, mark.x + mark.w - 40);
    const turn = (from + to) / 2;
    return { path: `M${r(start)},${r(from)}V${r(turn)}H${r(hx)}V${r(to - dy * 16)}`, tip: arrow(hx, to, 0, dy) };
  }
  const right = hole.x >= mark.x + mark.w;
  if (!right && hole.x + hole.w > mark.x) return null;
  const from = right ? mark.x + mark.w : mark.x;
  const to = right ? hole.x - 6 : hole.x + hole.w + 6;
  if (Math.abs(to - from) < 22) return null;
  const dx = right ? 1 : -1;
  const start = clamp(hy, mark.y + 30, mark.y + mark.h - 30);
  const turn = (from + to) / 2;
  return { path: `M${r(from)},${r(start)}H${r(turn)}V${r(hy)}H${r(to - dx * 16)}`, tip: arrow(to, hy, dx, 0) };
}
