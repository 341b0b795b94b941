/** Faces of players: carved masks from a few strokes, 48 x 48 round the origin. */
import { BONE, INK } from './shapes';

export const MASKS = ['jaguar', 'eagle', 'rabbit', 'monkey', 'stone', 'carl'] as const;
export type MaskName = (typeof MASKS)[number];

/** The ground each mask has unless told otherwise. */
export const MASK_GROUNDS: Readonly<Record<MaskName, string>> = {
  jaguar: '#2f6480',
  eagle: '#7a3b63',
  rabbit: '#4a6b35',
  monkey: '#1f5a7a',
  stone: '#6b4a2c',
  carl: '#8a3b24',
};

const st = `stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`;
const eye = (x: number, y: number, r: number, pupil = 0) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${BONE}" ${st}/>` +
  (pupil ? `<circle cx="${x}" cy="${y}" r="${pupil}" fill="${INK}"/>` : '');

export const MASK_ART: Readonly<Record<MaskName, string>> = {
  jaguar: `<path d="M-15,-4L-16,-16L-7,-13H7L16,-16L15,-4V8L8,16H-8L-15,8Z" fill="#f0b544" ${st}/>${eye(-6, -3, 3.4)}${eye(6, -3, 3.4)}<path d="M-4,4H4L0,8Z" fill="${INK}"/><path d="M-8,11H8V14H-8Z" fill="${BONE}" ${st}/><path d="M-3,-11h1M3,-11h1M-12,2h1M12,2h-1M-11,7h1M11,7h-1" ${st}/>`,
  eagle: `<path d="M14,-14C2,-18 -10,-12 -11,-3L-17,3C-15,8 -11,6 -9,4C-6,14 4,17 14,15L9,8L15,5L9,-1L16,-5L9,-8Z" fill="#e9e2d2" ${st}/><circle cx="-1" cy="-4" r="4.2" fill="#f08a24" ${st}/><circle cx="-1" cy="-4" r="1.4" fill="${INK}"/><path d="M-11,-3L-17,3C-15,8 -11,6 -9,4Z" fill="#f0b544" ${st}/>`,
  rabbit: `<path d="M-10,-2L-13,-17L-5,-14L-3,-5H3L5,-14L13,-17L10,-2L13,5L7,14H-7L-13,5Z" fill="#e7c9a0" ${st}/><circle cx="-5" cy="3" r="2.6" fill="${INK}"/><circle cx="5" cy="3" r="2.6" fill="${INK}"/><path d="M-3,8H3V14H-3Z" fill="${BONE}" ${st}/>`,
  monkey: `<path d="M-11,-12C-4,-18 4,-18 11,-12C19,-10 18,0 12,1C12,10 6,16 0,16C-6,16 -12,10 -12,1C-18,0 -19,-10 -11,-12Z" fill="#8a5a3a" ${st}/><path d="M-8,-6C-4,-10 4,-10 8,-6C10,2 8,11 0,12C-8,11 -10,2 -8,-6Z" fill="#e7c9a0" ${st}/><circle cx="-3.5" cy="-3" r="2.2" fill="${INK}"/><circle cx="3.5" cy="-3" r="2.2" fill="${INK}"/><path d="M-4,6C-2,9 2,9 4,6" fill="none" ${st}/>`,
  stone: `<path d="M-13,-14H13V-6H16V8H12V15H-12V8H-16V-6H-13Z" fill="#9fb3ad" ${st}/>${eye(-6, -3, 5, 1.8)}${eye(6, -3, 5, 1.8)}<path d="M-8,8H8V11H-8Z" fill="${INK}"/><path d="M-13,-10H13" ${st}/>`,
  carl: `<path d="M-11,-16H11V-12H15V8H11V13H7V16H-7V13H-11V8H-15V-12H-11Z" fill="#cf8a4e" ${st}/><path d="M-15,-11H15V-7H-15Z" fill="#4dbb8d" stroke="${INK}" stroke-width="2"/><path d="M-11,-4H-3V2H-11ZM3,-4H11V2H3Z" fill="${BONE}" stroke="${INK}" stroke-width="2"/><path d="M-8,-4H-4V0H-8ZM4,-4H8V0H4Z" fill="${INK}"/><path d="M-2,1H2V6H-2Z" fill="#9c5a2a"/><path d="M-7,9H7V11H-7Z" fill="${INK}"/><path d="M-19,0V7H-16M19,0V7H16" fill="none" stroke="#4dbb8d" stroke-width="3"/>`,
};
