/** Paints and outlines of the pieces, and stepped rectangles. Every piece is a cell of 96 x 96 units.
 *
 * joint: at x = 0 and x = 96 the back is at y 38 and the belly at y 82. The right edge bulges into the next cell
 * and the left edge is hollowed by the same curve, so any two pieces interlock without a gap.
 * detail: 'full' from 40 px up, 'mini' below: taller, no texture, glyph twice as large.
 */
import type { BodyColour, Colour, PieceKind } from '$kit/api';

export type { BodyColour, Colour, PieceKind };

export const COLOURS: readonly Colour[] = ['Y', 'R', 'K', 'G', 'B'];
export const ALL_COLOURS: readonly BodyColour[] = [...COLOURS, 'O'];
export const KINDS: readonly PieceKind[] = ['head', 'body', 'tail'];
export const INK = '#1b1622';
export const BONE = '#fff4dc';
/** Below this many pixels a piece is drawn in the plain style. */
export const MINI_BELOW = 40;

export interface Tone {
  base: string;
  /** Texture and quills. */
  shade: string;
  /** Belly. */
  tint: string;
  /** Feather tips. */
  accent: string;
  /** The glyph straight on the base. */
  glyph: string;
}

export const TONES: Readonly<Record<BodyColour, Tone>> = {
  Y: { base: '#fbd737', shade: '#c98a12', tint: '#fff0a3', accent: '#f08a24', glyph: INK },
  R: { base: '#b8281f', shade: '#7c1220', tint: '#ee8a6a', accent: '#f3b23c', glyph: BONE },
  K: { base: '#26222d', shade: '#5b5468', tint: '#8d859a', accent: '#e9dfcd', glyph: BONE },
  G: { base: '#4dbb8d', shade: '#1d7458', tint: '#b9ecc6', accent: '#e4f07a', glyph: INK },
  B: { base: '#1f62b8', shade: '#123b7d', tint: '#86c3f2', accent: '#5fe0e6', glyph: BONE },
  O: { base: '#c78a26', shade: '#7a4c0c', tint: '#ffe9a8', accent: '#fff6cf', glyph: INK },
};

const JOINT_RIGHT = 'C109,50 109,70 96,82';
const JOINT_LEFT = 'C13,70 13,50 0,38';
const FULL: Readonly<Record<PieceKind, string>> = {
  body: `M0,38C24,38 24,30 48,30C72,30 72,38 96,38${JOINT_RIGHT}C72,82 72,74 48,74C24,74 24,82 0,82${JOINT_LEFT}Z`,
  head:
    'M96,38C88,38 86,26 72,24C62,22.5 56,27 50,29C40,32 40,20 32,12C23,3 5,5 4,18C3,28 13,33 20,27C14,34 5,38 3,46' +
    'C1,53 7,57 14,55C24,52 38,53 52,53L54,64C42,65 30,66 22,64C14,62 10,66 12,72C14,79 24,84 44,84C66,84 76,82 96,82C109,70 109,50 96,38Z',
  tail: `M0,38C22,38 26,32 40,36C54,40 58,50 70,51L74,62C60,64 46,80 0,82${JOINT_LEFT}Z`,
};
const MINI: Readonly<Record<PieceKind, string>> = {
  body: 'M0,26C24,26 24,18 48,18C72,18 72,26 96,26C111,46 111,70 96,90C72,90 72,82 48,82C24,82 24,90 0,90C15,70 15,46 0,26Z',
  head:
    'M96,26C86,26 84,13 68,13C56,13 52,20 44,20C37,20 36,12 29,7C20,1 3,4 3,17C3,28 12,31 19,26C10,33 3,39 3,48C3,55 9,58 16,57L42,58L42,64L20,66' +
    'C11,67 10,77 15,83C20,90 30,92 44,92C66,92 80,90 96,90C111,70 111,46 96,26Z',
  tail: 'M0,26C20,26 28,19 40,24C56,31 58,47 72,48L76,66C60,69 46,90 0,90C15,70 15,46 0,26Z',
};

/** The outline of a part: dashed for drafts, sockets and ghosts. */
export const outline = (kind: PieceKind, mini = false): string => (mini ? MINI : FULL)[kind];

/** Where the middle of a joint is, in units from the top of the cell. */
export const jointMiddle = (mini: boolean): number => (mini ? 58 : 60);

/** A number with one decimal at most, as it is written into a path. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** A rectangle whose corners are cut into `steps` steps of `size` units. */
export function stepped(x: number, y: number, w: number, h: number, size: number, steps = 2): string {
  const cut = size * steps;
  const times = (text: string) => text.repeat(steps);
  return (
    `M${round(x + cut)},${round(y)}H${round(x + w - cut)}${times(`v${size}h${size}`)}` +
    `V${round(y + h - cut)}${times(`h${-size}v${size}`)}` +
    `H${round(x + cut)}${times(`v${-size}h${-size}`)}` +
    `V${round(y + cut)}${times(`h${size}v${-size}`)}Z`
  );
}
