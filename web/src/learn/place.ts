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
/** A mark may cover a little of what should stay clear rather than lie far away: so many square pixels for each pixel. */
const FARNESS = 12;

const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(value, Math.max(low, high)));

/** A corner for a mark of this size that covers none of the holes if it can, and nothing else that should stay clear; the first hole matters most. */
export function placeMark(
  size: Size,
  holes: readonly Box[],
  page: Size,
  clear: readonly Box[] = [],
): { x: number; y: number } {
  const within = (x: number, y: number) => ({
    x: clamp(x, EDGE, page.w - size.w - EDGE),
    y: clamp(y, EDGE, page.h - size.h - EDGE),
  });
  const middle = within((page.w - size.w) / 2, (page.h - size.h) / 2);
  const [main] = holes;
  if (!main && !clear.length) return middle;
  const gaps = between(size, [...holes, ...clear], page).map(([x, y]) => within(x, y));
  const places = [...(main ? beside(size, main, page).map(([x, y]) => within(x, y)) : []), middle, ...gaps];
  const badness = (place: { x: number; y: number }) =>
    holes.reduce((sum, hole, i) => sum + overlap({ ...place, ...size }, pad(hole)) * (i === 0 ? 40 : 20), 0) +
    clear.reduce((sum, box) => sum + overlap({ ...place, ...size }, box), 0) * 12 +
    (main
      ? Math.hypot(place.x + size.w / 2 - main.x - main.w / 2, place.y + size.h / 2 - main.y - main.h / 2) * FARNESS
      : 0);
  return places.reduce((best, place) => (badness(place) < badness(best) ? place : best));
}

/** Where a mark may lie beside a hole, the best place first. */
function beside(size: Size, { x, y, w, h }: Box, page: Size): [number, number][] {
  const cx = x + w / 2 - size.w / 2;
  const cy = y + h / 2 - size.h / 2;
  const above: [number, number] = [cx, y - GAP - size.h];
  const right: [number, number] = [x + w + GAP, cy];
  const isLow = y + h / 2 > page.h * 0.66;
  // Where there is little room, closer.
  return [
    ...(isLow ? [above, right] : [right, above]),
    [cx, y + h + GAP],
    [x - GAP - size.w, cy],
    [cx, y - GAP / 2 - size.h],
    [cx, y + h + GAP / 2],
  ];
}

/** The corners of the page, and wherever a mark touches the sides of two boxes: if there is a gap that it fits into, it is one of these. */
function between(size: Size, boxes: readonly Box[], page: Size): [number, number][] {
  const gap = GAP / 2;
  const xs = [EDGE, page.w, ...boxes.flatMap(({ x, w }) => [x - gap - size.w, x + w + gap])];
  const ys = [EDGE, page.h, ...boxes.flatMap(({ y, h }) => [y - gap - size.h, y + h + gap])];
  return xs.flatMap((x) => ys.map((y): [number, number] => [x, y]));
}

/** How far down a sheet on a phone begins: at the bottom, at the top, or at a bar that should stay clear, wherever it hides least;
 *  the first hole, where "Show me" leads, stays free. */
export function placeSheet(height: number, holes: readonly Box[], page: Size, clear: readonly Box[] = []): number {
  const covers = (y: number, box: Box) => overlap({ x: 0, y, w: page.w, h: height }, box);
  const hidden = (y: number) =>
    holes.reduce((sum, hole, i) => sum + covers(y, pad(hole)) * (i === 0 ? 20 : 2), 0) +
    clear.reduce((sum, box) => sum + covers(y, box), 0);
  const lowest = page.h - height;
  const places = [lowest, 0, ...clear.flatMap(({ y, h }) => [y - height, y + h])].map((y) => clamp(y, 0, lowest));
  return places.reduce((best, y) => (hidden(y) < hidden(best) ? y : best));
}

/** How far boxes have to move up so that a sheet lies on none of them. */
export const depthUnder = (sheet: { y: number; h: number }, boxes: readonly Box[]): number =>
  boxes.reduce(
    (most, { y, h }) => (y < sheet.y + sheet.h && y + h > sheet.y ? Math.max(most, y + h - sheet.y) : most),
    0,
  );

/** How far down a hole has to move so that a sheet fits between it and the bars above; 0 if the sheet lies on none of these. */
export const depthAbove = (sheet: { y: number; h: number }, hole: Box, bars: readonly Box[]): number => {
  const above = bars.filter(({ y, h }) => h > 0 && y + h <= hole.y);
  if (!above.some(({ y, h }) => y < sheet.y + sheet.h && y + h > sheet.y)) return 0;
  return Math.max(0, ...above.map(({ y, h }) => y + h + sheet.h - pad(hole).y));
};

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
