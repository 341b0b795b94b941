/** Marks of families and gods: band colours, letters and emblems. Neither leans on a feather colour alone. */
import { isCardProphecy, type AnyProphecy, type Family } from '$kit/data';
import type { God } from '$kit/api';
import { BONE, INK } from './shapes';

export interface Band {
  /** Ground of the band. */
  fill: string;
  /** What is drawn on it. */
  ink: string;
  letter: string;
  /** Symbol in the sprite. */
  emblem: string;
}

/** Families of the board game: dark earthen bands with bone marks, A to E. */
export const FAMILY_BANDS: Readonly<Record<Family, Band>> = {
  red: { fill: '#93452c', ink: BONE, letter: 'A', emblem: 'e-red' },
  black: { fill: '#4a4557', ink: BONE, letter: 'B', emblem: 'e-black' },
  blue: { fill: '#2f6480', ink: BONE, letter: 'C', emblem: 'e-blue' },
  yellow: { fill: '#8a5f12', ink: BONE, letter: 'D', emblem: 'e-yellow' },
  green: { fill: '#4a6b35', ink: BONE, letter: 'E', emblem: 'e-green' },
};

/** Gods of the card game: pale bands with ink marks, S M W F. */
export const GOD_BANDS: Readonly<Record<God, Band>> = {
  yellow: { fill: '#ecd9a6', ink: INK, letter: 'S', emblem: 'e-god-yellow' },
  green: { fill: '#bcd39a', ink: INK, letter: 'M', emblem: 'e-god-green' },
  blue: { fill: '#a8c8dc', ink: INK, letter: 'W', emblem: 'e-god-blue' },
  pink: { fill: '#ddb2dc', ink: INK, letter: 'F', emblem: 'e-god-pink' },
};

export const TEMPLE_FILL = '#3b4a63';

/** The band of a Prophecy of either game. */
export const bandOf = (card: AnyProphecy): Band =>
  isCardProphecy(card) ? GOD_BANDS[card.god] : FAMILY_BANDS[card.family];

const stroke = 'fill="none" stroke="currentColor" stroke-width="2.4" stroke-linejoin="miter" stroke-linecap="square"';
const dot = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}" fill="currentColor"/>`;
const petals = Array.from(
  { length: 4 },
  (_, i) => `<ellipse cx="0" cy="-6.5" rx="4" ry="5" fill="currentColor" transform="rotate(${i * 90 + 45})"/>`,
).join('');
const rays = Array.from(
  { length: 8 },
  (_, i) => `<path d="M-2.3,-7L0,-12L2.3,-7Z" fill="currentColor" transform="rotate(${i * 45})"/>`,
).join('');

/** Emblems, 24 x 24 round the origin. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  'e-red': `${dot(-7, -5, 2.6)}${dot(0, -5, 2.6)}${dot(7, -5, 2.6)}<path d="M-9,3H9M-9,8.5H9" ${stroke} style="stroke-width:3"/>`,
  'e-black': `<path d="M-9,9V-3H-3V9M3,9V-9H9V9M-11,9H11" ${stroke}/>`,
  'e-blue': `<path d="M-11,4C-11,-8 1,-9 1,0C1,5 -5,5 -5,0M1,4C1,-6 11,-7 11,0C11,5 6,5 6,1M-11,9H11" ${stroke}/>`,
  'e-yellow': `<path d="M-11,9H-7V4H-3V-1H1V-6H6V9Z" fill="currentColor"/>${dot(-7, -6, 3)}`,
  'e-green': `<path d="M-10,9V0C-10,-12 10,-12 10,0V9" ${stroke}/>${dot(0, 4, 4)}`,
  'e-god-yellow': dot(0, 0, 4.4) + rays,
  'e-god-green':
    '<path d="M0,11C-5,4 -5,-6 0,-11C5,-6 5,4 0,11Z" fill="currentColor"/>' +
    '<path d="M-3,10C-11,8 -10,0 -8,-4C-8,2 -6,5 -3,10ZM3,10C11,8 10,0 8,-4C8,2 6,5 3,10Z" fill="currentColor"/>',
  'e-god-blue': `<circle cx="-5.5" cy="-3" r="4.3" ${stroke}/><circle cx="5.5" cy="-3" r="4.3" ${stroke}/><path d="M-9,5H9M-5,5V10M0,5V9M5,5V10" ${stroke}/>`,
  'e-god-pink': petals + dot(0, 0, 2.4),
  'e-temple': '<path d="M-10,9H10V5H7V1H4V-3H-4V1H-7V5H-10Z" fill="currentColor"/>',
};
