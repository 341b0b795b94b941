/** All drawings once per page, as symbols: components draw them with <use href="#...">.
 *
 *   p-body-Y, p-body-Y-mini   a piece        h-body-Y, h-body-Y-mini   its halo
 *   g-Y                       a glyph        e-red, e-god-pink, ...    an emblem
 *   a, a-dots, a-equal        any colour     n-Y                       any colour but this
 *   x-GY                      either of two  m-jaguar                  a mask
 *   plus, fret, swim          small marks
 */
import { drawHalo, drawPiece, glyph } from './draw';
import { EMBLEMS } from './marks';
import { MASKS, MASK_ART } from './masks';
import { ALL_COLOURS, BONE, COLOURS, INK, KINDS, TONES, outline, type Colour } from './shapes';

const symbol = (id: string, viewBox: string, inner: string) =>
  `<symbol id="${id}" viewBox="${viewBox}" overflow="visible">${inner}</symbol>`;

const CELL = '0 0 96 96';
const WOOD = '#4b3b33';
const cellShape = outline('body', true);
const anyCell = (mark: string) =>
  `<path d="${cellShape}" fill="#fff" stroke="${WOOD}" stroke-width="5" stroke-dasharray="9 7"/>${mark}`;
const DOTS = [30, 53, 76].map((x) => `<circle cx="${x}" cy="54" r="7" fill="${WOOD}"/>`).join('');
const EQUAL = `<path d="M38,47H68M38,61H68" stroke="${WOOD}" stroke-width="7"/>`;
const SLASH = '<path d="M22,88L84,20" stroke="#b3161f" stroke-width="11"/>';

/** A cell that may be either of two colours: split along the diagonal, both glyphs shown. */
function eitherCell(a: Colour, b: Colour): string {
  const clip = `clip-${a}-or-${b}`;
  return (
    `<g class="halo" style="--edge-width:16px" stroke-linejoin="round"><path d="${cellShape}"/></g>` +
    `<clipPath id="${clip}"><path d="${cellShape}"/></clipPath><g clip-path="url(#${clip})">` +
    `<path d="M-9,0H100L6,100H-9Z" fill="${TONES[a].base}"/><path d="M120,-14V100H6Z" fill="${TONES[b].base}"/>` +
    `<path d="M104,0L2,104" stroke="${INK}" stroke-width="6"/></g>` +
    `<path d="${cellShape}" fill="none" stroke="${INK}" stroke-width="6"/>` +
    glyph(a, 36, 42, 12, TONES[a].glyph) +
    glyph(b, 74, 67, 11, TONES[b].glyph)
  );
}

/** Returns the markup of the sprite. */
export function spriteMarkup(): string {
  const out: string[] = [];
  for (const c of ALL_COLOURS)
    for (const kind of KINDS) {
      if (c === 'O' && kind !== 'body') continue;
      for (const mini of [false, true]) {
        const id = `${kind}-${c}${mini ? '-mini' : ''}`;
        out.push(symbol(`p-${id}`, CELL, drawPiece(kind, c, mini)));
        out.push(symbol(`h-${id}`, CELL, drawHalo(kind, c, mini)));
      }
    }
  for (const c of ALL_COLOURS) out.push(symbol(`g-${c}`, '-12 -12 24 24', glyph(c, 0, 0, 9, 'currentColor')));
  out.push(
    symbol('a', CELL, anyCell('')),
    symbol('a-dots', CELL, anyCell(DOTS)),
    symbol('a-equal', CELL, anyCell(EQUAL)),
  );
  for (const a of COLOURS) {
    out.push(symbol(`n-${a}`, CELL, anyCell(glyph(a, 53, 54, 19, '#8b7d70') + SLASH)));
    for (const b of COLOURS) if (a !== b) out.push(symbol(`x-${a}${b}`, CELL, eitherCell(a, b)));
  }
  // A covered segment whose colour is not known: the rim of a stack needs no more than its shape.
  out.push(
    symbol(
      'rim',
      CELL,
      `<g class="halo" style="--edge-width:16px" stroke-linejoin="round"><path d="${cellShape}"/></g><path d="${cellShape}" fill="#cdb98f" stroke="${INK}" stroke-width="6"/>`,
    ),
  );
  for (const [id, art] of Object.entries(EMBLEMS)) out.push(symbol(id, '-12 -12 24 24', art));
  for (const mask of MASKS) out.push(symbol(`m-${mask}`, '-24 -24 48 48', MASK_ART[mask]));
  out.push(
    symbol(
      'plus',
      '-1 -1 2 2',
      `<circle r="1" fill="${INK}"/><path d="M-.5,0h1M0,-.5v1" stroke="${BONE}" stroke-width=".3"/>`,
    ),
    symbol(
      'fret',
      '0 0 36 16',
      '<path d="M0,15H5V12H9V9H13V6H17V15Z" fill="currentColor"/><path d="M19,13.5H33V3.5H22.5V9.5H28.5" fill="none" stroke="currentColor" stroke-width="2.4"/>',
    ),
    symbol(
      'swim',
      '0 0 60 24',
      `<path d="M4,20C12,4 20,4 28,14S44,24 50,12" fill="none" stroke="${INK}" stroke-width="7" stroke-linecap="round"/><circle cx="4" cy="19" r="6" fill="${INK}"/><path d="M48,12l12,-10l2,14Z" fill="${INK}"/>`,
    ),
  );
  return out.join('');
}

const SPRITE_ID = 'coatl-sprite';

/** Puts the sprite into the page unless it is there; every art component calls this. */
export function ensureSprite(): void {
  if (typeof document === 'undefined' || document.getElementById(SPRITE_ID)) return;
  const holder = document.createElement('div');
  holder.innerHTML = `<svg xmlns="http://www.w3.org/2000/svg" id="${SPRITE_ID}" width="0" height="0" style="position:absolute" aria-hidden="true">${spriteMarkup()}</svg>`;
  const sprite = holder.firstElementChild;
  if (sprite) document.body.prepend(sprite);
}
