/** Drawings that travel, made of symbols of the sprite or copied from what lies at the table. */
import { MINI_BELOW, stepped } from '$kit/art/shapes';

const SVG = 'http://www.w3.org/2000/svg';

function make(name: string, attributes: Record<string, string | number>, ...children: Element[]): SVGElement {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...children);
  return element;
}

const use = (symbol: string, x: number, size: number, y = 0): SVGElement =>
  make('use', { href: `#${symbol}`, x, y, width: size, height: size });

/** A piece as it is drawn at `like`, so that nothing changes when it arrives. */
export function drawPiece(look: string, size: number, like: Element | null): SVGElement {
  const drawn = like?.querySelector('use[href^="#p-"]')?.getAttribute('href') ?? '';
  const symbol = drawn.startsWith(`#p-${look}`) ? drawn.slice(3) : size < MINI_BELOW ? `${look}-mini` : look;
  return make(
    'svg',
    { viewBox: '0 0 96 96', width: '100%', height: '100%', overflow: 'visible' },
    use(`h-${symbol}`, 0, 96),
    use(`p-${symbol}`, 0, 96),
  );
}

/** The face of a Feather. */
export function drawFeather(colours: string): SVGElement {
  const paper = make('path', {
    d: stepped(1.5, 1.5, 197, 109, 5),
    fill: 'var(--paper)',
    stroke: '#241b20',
    'stroke-width': 3,
  });
  const pieces = ['h', 'p'].flatMap((layer) => [
    use(`${layer}-body-${colours[1]}-mini`, 98, 84, 14),
    use(`${layer}-body-${colours[0]}-mini`, 14, 84, 14),
  ]);
  return make('svg', { viewBox: '0 0 200 112', width: '100%', height: '100%', overflow: 'visible' }, paper, ...pieces);
}

/** A copy that nobody can find, name or press. */
export function copyOf(element: Element): Element {
  const copy = element.cloneNode(true) as Element;
  copy.classList.remove('dimmed');
  copy.querySelector('.dimmed')?.classList.remove('dimmed');
  for (const each of [copy, ...copy.querySelectorAll('*')])
    for (const name of [
      'id',
      'data-place',
      'data-card',
      'data-action',
      'data-lane',
      'data-socket',
      'data-end',
      'data-does',
      'data-feather',
      'data-look',
      'role',
      'aria-label',
      'aria-live',
      'title',
      'tabindex',
    ])
      each.removeAttribute(name);
  return copy;
}
