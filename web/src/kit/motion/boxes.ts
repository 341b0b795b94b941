/** Where things are on the screen. */
export interface MovingBox {
  x: number;
  y: number;
  width: number;
  height: number;
}

const boxOf = ({ x, y, width, height }: DOMRect): MovingBox => ({ x, y, width, height });
const isSeen = (box: MovingBox): boolean =>
  box.width > 0 &&
  box.height > 0 &&
  box.x < innerWidth &&
  box.y < innerHeight &&
  box.x + box.width > 0 &&
  box.y + box.height > 0;

/** The cell of a piece in a drawing: its shape may reach beyond, so the box of the element will not do. */
function cellOf(part: SVGGraphicsElement): MovingBox | null {
  const used = part.querySelector('use');
  const matrix = used?.ownerSVGElement?.getScreenCTM();
  if (!used || !matrix) return null;
  const length = (name: 'x' | 'y' | 'width' | 'height') => Number(used.getAttribute(name) ?? 0);
  return {
    x: matrix.e + length('x') * matrix.a,
    y: matrix.f + length('y') * matrix.d,
    width: length('width') * matrix.a,
    height: length('height') * matrix.d,
  };
}

/** The box of what is drawn at a marked element; null if it cannot be seen. */
export function measure(element: Element): MovingBox | null {
  if (!element.isConnected) return null;
  const box =
    element instanceof SVGGElement
      ? cellOf(element)
      : boxOf(
          (element.matches('.piece') ? (element.querySelector('svg') ?? element) : element).getBoundingClientRect(),
        );
  return box && isSeen(box) ? box : null;
}

/** Both together. */
export function join(a: MovingBox, b: MovingBox | null): MovingBox {
  if (!b) return a;
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}

/** How a thing drawn in `at` must be moved and scaled to lie over `over`. */
export function moveOver(at: MovingBox, over: MovingBox): string {
  const x = over.x + over.width / 2 - (at.x + at.width / 2);
  const y = over.y + over.height / 2 - (at.y + at.height / 2);
  const scale = Math.max(0.05, Math.min(over.width / at.width, over.height / at.height));
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${scale.toFixed(3)})`;
}
