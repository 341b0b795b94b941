/** Brackets, guides and frames around the pieces of a serpent that is laid out: where they are drawn. */
import { countStaves, staveDrop, staveStep, type Bracket, type SerpentLayout } from './layout';
import { round, stepped } from './shapes';

/** The cell of a piece; numbers beyond the ends are the sockets. */
export function cellOf(layout: SerpentLayout, index: number): { x: number; y: number; width: number } {
  const cell = layout.cells[index];
  if (cell) return { x: cell.x, y: cell.y, width: layout.size };
  const socket = index < 0 ? layout.left : layout.right;
  const nearest = layout.cells[index < 0 ? 0 : layout.cells.length - 1];
  return { x: socket?.x ?? 0, y: nearest?.y ?? 0, width: socket?.size ?? layout.size };
}

/** How far below a row a stave lies, of which there may be a least distance. */
const staveAt = ({ mini, mark }: SerpentLayout, stave: number, least: number): number =>
  staveDrop(least, mini) + stave * staveStep(mark, least);

/** A bracket under some pieces, and the middle of its number. */
export function bracketPath(
  layout: SerpentLayout,
  { from, to, stave }: Bracket,
  least: number,
): { path: string; x: number; y: number } {
  const { size } = layout;
  const start = cellOf(layout, from);
  const end = cellOf(layout, to);
  const q = size * 0.07;
  const x0 = start.x + size * 0.1;
  const x1 = end.x + end.width;
  const y0 = start.y + size * 0.9 + staveAt(layout, stave, least);
  const y1 = y0 + size * 0.14;
  const r = round;
  return {
    path: `M${r(x0)},${r(y0)}v${r(q)}h${r(q)}V${r(y1)}H${r(x1 - q)}V${r(y0 + q)}h${r(q)}v${r(-q)}`,
    x: r((x0 + x1) / 2),
    y: r(y1),
  };
}

/** How far down the guides lie: one under every row for every stave. */
export function guidesOf(layout: SerpentLayout, brackets: readonly Bracket[], least: number): number[] {
  const rows = [...new Map(layout.cells.map((cell) => [cell.row, cell.y])).values()];
  return rows.flatMap((y) =>
    Array.from({ length: countStaves(brackets) }, (_, stave) =>
      round(y + layout.size * 1.04 + staveAt(layout, stave, least)),
    ),
  );
}

/** A frame around pieces, sockets included. */
export function markPath(layout: SerpentLayout, { from, to }: { from: number; to: number }): string {
  const { size } = layout;
  const start = cellOf(layout, from);
  const end = cellOf(layout, to);
  return stepped(
    start.x - 4,
    start.y - size * 0.16,
    end.x + end.width - start.x + size * 0.2,
    size * 1.34,
    size < 50 ? 3 : 5,
  );
}
