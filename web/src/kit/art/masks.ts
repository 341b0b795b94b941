/** Faces of players: carved masks from a few strokes, 48 x 48 round the origin. */
import { BONE, INK } from './shapes';

export const MASKS = [
  'jaguar',
  'eagle',
  'rabbit',
  'monkey',
  'stone',
  'carl',
  'carl-ambitious',
  'carl-imperious',
  'carl-greedy',
] as const;
export type MaskName = (typeof MASKS)[number];

/** The ground each mask has unless told otherwise. */
export const MASK_GROUNDS: Readonly<Record<MaskName, string>> = {
  jaguar: '#2f6480',
  eagle: '#7a3b63',
  rabbit: '#4a6b35',
  monkey: '#1f5a7a',
  stone: '#6b4a2c',
  carl: '#8a3b24',
  'carl-ambitious': '#2b4f74',
  'carl-imperious': '#8a3b24',
  'carl-greedy': '#6d3568',
};

const st = `stroke="${INK}" stroke-width="2.4" stroke-linejoin="round"`;
const eye = (x: number, y: number, r: number, pupil = 0) =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${BONE}" ${st}/>` +
  (pupil ? `<circle cx="${x}" cy="${y}" r="${pupil}" fill="${INK}"/>` : '');

/** What CARL's faces share: copper skin, a band of jade and square ear plugs. The outline tells them apart. */
const CLAY = { skin: '#cf8a4e', nose: '#9c5a2a', jade: '#4dbb8d' } as const;
const plugs = (y: number) => `<path d="M-21,${y - 4}h6v8h-6ZM15,${y - 4}h6v8h-6Z" fill="${CLAY.jade}" ${st}/>`;
const nose = (y: number) => `<path d="M-1.7,${y}H1.7V${y + 4}H-1.7Z" fill="${CLAY.nose}"/>`;
const petals = [45, 135, 225, 315]
  .map(
    (turn) =>
      `<ellipse cy="-4.5" rx="3.2" ry="4" fill="#ff8fc4" stroke="${INK}" stroke-width="1.6" transform="rotate(${turn})"/>`,
  )
  .join('');

export const MASK_ART: Readonly<Record<MaskName, string>> = {
  jaguar: `<path d="M-15,-4L-16,-16L-7,-13H7L16,-16L15,-4V8L8,16H-8L-15,8Z" fill="#f0b544" ${st}/>${eye(-6, -3, 3.4)}${eye(6, -3, 3.4)}<path d="M-4,4H4L0,8Z" fill="${INK}"/><path d="M-8,11H8V14H-8Z" fill="${BONE}" ${st}/><path d="M-3,-11h1M3,-11h1M-12,2h1M12,2h-1M-11,7h1M11,7h-1" ${st}/>`,
  eagle: `<path d="M14,-14C2,-18 -10,-12 -11,-3L-17,3C-15,8 -11,6 -9,4C-6,14 4,17 14,15L9,8L15,5L9,-1L16,-5L9,-8Z" fill="#e9e2d2" ${st}/><circle cx="-1" cy="-4" r="4.2" fill="#f08a24" ${st}/><circle cx="-1" cy="-4" r="1.4" fill="${INK}"/><path d="M-11,-3L-17,3C-15,8 -11,6 -9,4Z" fill="#f0b544" ${st}/>`,
  rabbit: `<path d="M-10,-2L-13,-17L-5,-14L-3,-5H3L5,-14L13,-17L10,-2L13,5L7,14H-7L-13,5Z" fill="#e7c9a0" ${st}/><circle cx="-5" cy="3" r="2.6" fill="${INK}"/><circle cx="5" cy="3" r="2.6" fill="${INK}"/><path d="M-3,8H3V14H-3Z" fill="${BONE}" ${st}/>`,
  monkey: `<path d="M-11,-12C-4,-18 4,-18 11,-12C19,-10 18,0 12,1C12,10 6,16 0,16C-6,16 -12,10 -12,1C-18,0 -19,-10 -11,-12Z" fill="#8a5a3a" ${st}/><path d="M-8,-6C-4,-10 4,-10 8,-6C10,2 8,11 0,12C-8,11 -10,2 -8,-6Z" fill="#e7c9a0" ${st}/><circle cx="-3.5" cy="-3" r="2.2" fill="${INK}"/><circle cx="3.5" cy="-3" r="2.2" fill="${INK}"/><path d="M-4,6C-2,9 2,9 4,6" fill="none" ${st}/>`,
  stone: `<path d="M-13,-14H13V-6H16V8H12V15H-12V8H-16V-6H-13Z" fill="#9fb3ad" ${st}/>${eye(-6, -3, 5, 1.8)}${eye(6, -3, 5, 1.8)}<path d="M-8,8H8V11H-8Z" fill="${INK}"/><path d="M-13,-10H13" ${st}/>`,
  carl: `<path d="M-11,-16H11V-12H15V8H11V13H7V16H-7V13H-11V8H-15V-12H-11Z" fill="#cf8a4e" ${st}/><path d="M-15,-11H15V-7H-15Z" fill="#4dbb8d" stroke="${INK}" stroke-width="2"/><path d="M-11,-4H-3V2H-11ZM3,-4H11V2H3Z" fill="${BONE}" stroke="${INK}" stroke-width="2"/><path d="M-8,-4H-4V0H-8ZM4,-4H8V0H4Z" fill="${INK}"/><path d="M-2,1H2V6H-2Z" fill="#9c5a2a"/><path d="M-7,9H7V11H-7Z" fill="${INK}"/><path d="M-19,0V7H-16M19,0V7H16" fill="none" stroke="#4dbb8d" stroke-width="3"/>`,
  // A stair grows out of the head, and he looks up.
  'carl-ambitious': `<path d="M-13,-8V-11H-6V-14.5H1V-18H7V-21.5H13V-8Z" fill="#a8c8dc" ${st}/><path d="M-6,-11V-8M1,-14.5V-8M7,-18V-8" stroke="${INK}" stroke-width="1.4"/>${plugs(4)}<path d="M-13,-8H13V10H9V15H-9V10H-13Z" fill="${CLAY.skin}" ${st}/><path d="M-13,-8H13V-4H-13Z" fill="${CLAY.jade}" ${st}/><path d="M-10,-1H-2V6H-10ZM2,-1H10V6H2Z" fill="${BONE}" ${st}/><path d="M-8,-1H-4V2.5H-8ZM4,-1H8V2.5H4Z" fill="${INK}"/>${nose(5)}<path d="M-6,12.5H2V10.5H6" fill="none" stroke="${INK}" stroke-width="2.2"/>`,
  // A fan of rays, a frown, and a look aside.
  'carl-imperious': `<path d="M-20,-3L-21,-14L-14,-12L-12,-20L-5,-15L0,-21L5,-15L12,-20L14,-12L21,-14L20,-3Z" fill="#f0b544" ${st}/><path d="M-14,-11H14V7H10V12H6V16H-6V12H-10V7H-14Z" fill="${CLAY.skin}" ${st}/><path d="M-14,-11H14V-7H-14Z" fill="${CLAY.jade}" ${st}/><path d="M-12,-1H-2V4H-12ZM2,-1H12V4H2Z" fill="${BONE}" ${st}/><path d="M-5.5,-1H-2V3H-5.5ZM8.5,-1H12V3H8.5Z" fill="${INK}"/><path d="M-13,-5L-2,-1M13,-5L2,-1" stroke="${INK}" stroke-width="3.4"/>${nose(4)}<path d="M-6,11.5H6" stroke="${INK}" stroke-width="2.4"/>${plugs(2)}`,
  // Wide eyes, a wide mouth, and a flower in the band.
  'carl-greedy': `${plugs(3)}<path d="M-12,-13H12V-9H17V9H14V14H10V17H-10V14H-14V9H-17V-9H-12Z" fill="${CLAY.skin}" ${st}/><path d="M-12,-13H12V-8.5H-12Z" fill="${CLAY.jade}" ${st}/><g transform="translate(0 -14)">${petals}<circle r="2.4" fill="#fbd737" stroke="${INK}" stroke-width="1.6"/></g><circle cx="-7.5" cy="-2.5" r="5" fill="${BONE}" ${st}/><circle cx="7.5" cy="-2.5" r="5" fill="${BONE}" ${st}/><circle cx="-6.8" cy="-1.8" r="2.4" fill="${INK}"/><circle cx="6.8" cy="-1.8" r="2.4" fill="${INK}"/><path d="M-10,6H10V10H7V14H-7V10H-10Z" fill="#5a0f1c" ${st}/><path d="M-6,6.8h3.2v3h-3.2ZM-1.6,6.8h3.2v3h-3.2ZM2.8,6.8h3.2v3h-3.2Z" fill="${BONE}"/>`,
};
