/** The bots as people meet them, and the masks of everybody at a table. */
import type { SeatData } from '$kit/api';
import type { MaskName } from '$kit/art';
import type { Words } from '$kit/words';

export const LEVELS = ['novice', 'apprentice', 'carver', 'priest', 'high-priest'] as const;
export type Level = (typeof LEVELS)[number];
/** Those that think fast enough in a page; stronger ones need a server. */
export const LEVELS_HERE: readonly Level[] = LEVELS.slice(0, LEVELS.indexOf('priest') + 1);

export const PERSONALITIES = ['ambitious', 'imperious', 'greedy'] as const;
export type Personality = (typeof PERSONALITIES)[number];

export const LEVEL_MASKS: Readonly<Record<Level, MaskName>> = {
  novice: 'monkey',
  apprentice: 'rabbit',
  carver: 'stone',
  priest: 'jaguar',
  'high-priest': 'eagle',
};

export const LEVEL_GROUNDS: Readonly<Record<Level, string>> = {
  novice: '#2f6480',
  apprentice: '#4a6b35',
  carver: '#6b4a2c',
  priest: '#8a3b24',
  'high-priest': '#7a3b63',
};

const PEOPLE: readonly MaskName[] = ['rabbit', 'jaguar', 'eagle', 'monkey'];
/** All masks but CARL's, those of people first. */
const WORN: readonly MaskName[] = [...PEOPLE, 'stone'];
const GROUNDS = ['#7a3b63', '#2f6480', '#6b4a2c', '#4a6b35'] as const;

export const isLevel = (text: string): text is Level => LEVELS.some((level) => level === text);

/** What a bot is called: one of ours by its rival's name, one of a package by its own. */
export const rivalName = (words: Words, level: string): string =>
  isLevel(level) ? words(`rival-${level}`) : level.charAt(0).toUpperCase() + level.slice(1);

/** The same with how strong it is, for lists to choose from. */
export const rivalWithLevel = (words: Words, level: string): string =>
  isLevel(level)
    ? words('rival-with-level', { rival: rivalName(words, level), level: words(`level-${level}`) })
    : rivalName(words, level);

export interface Face {
  name: MaskName;
  ground?: string;
}

type Sitting = Pick<SeatData, 'seat' | 'kind' | 'level'>;

/** The mask that somebody would like: a bot that of its level, a person that of the seat. */
function liked(seat: Sitting): Required<Face> {
  if (seat.kind === 'bot' && isLevel(seat.level))
    return { name: LEVEL_MASKS[seat.level], ground: LEVEL_GROUNDS[seat.level] };
  return { name: PEOPLE[seat.seat % 4] ?? 'rabbit', ground: GROUNDS[seat.seat % 4] ?? '#7a3b63' };
}

/** The masks at a table, by seat: all different. Bots are known by theirs, so they choose first; who comes late takes another. */
export function masksOf(seats: readonly Sitting[]): ReadonlyMap<number, Required<Face>> {
  const masks = new Map<number, Required<Face>>();
  const isFree = (name: MaskName) => [...masks.values()].every((mask) => mask.name !== name);
  const bots = seats.filter(({ kind }) => kind === 'bot');
  const people = seats.filter(({ kind }) => kind !== 'bot');
  for (const seat of [...bots, ...people]) if (isFree(liked(seat).name)) masks.set(seat.seat, liked(seat));
  for (const seat of [...bots, ...people]) {
    if (masks.has(seat.seat)) continue;
    const name = WORN.find(isFree) ?? liked(seat).name;
    const used = new Set([...masks.values()].map(({ ground }) => ground));
    masks.set(seat.seat, { name, ground: GROUNDS.find((ground) => !used.has(ground)) ?? liked(seat).ground });
  }
  return masks;
}

/** The mask of somebody at a table; without the others it is the one they would like. */
export const maskOf = (seat: Sitting, seats: readonly Sitting[] = [seat]): Required<Face> =>
  masksOf(seats).get(seat.seat) ?? liked(seat);

/** CARL's face by the options of a table, or by his personality alone. */
export function carlFace(options = ''): Face {
  const personality = PERSONALITIES.find((one) => options.includes(one));
  return { name: personality ? `carl-${personality}` : 'carl' };
}

/** The face of a seat by its number; -1 is CARL, whom the options of the table give one of three. */
export function faceOf(seats: readonly SeatData[], seat: number, options = ''): Face {
  return seat < 0 ? carlFace(options) : maskOf(seats[seat] ?? { seat, kind: 'person', level: '' }, seats);
}

/** Somebody is at the table, is not, or a bot stands in for them. */
export type Presence = 'here' | 'gone' | 'stand-in';

/** Whether the person of a seat is there; null where a bot plays for good. */
export function presenceOf(seat: SeatData | undefined, here: readonly boolean[]): Presence | null {
  if (!seat || seat.kind === 'bot' || !seat.taken || seat.resigned) return null;
  if (seat.away) return 'stand-in';
  return (here[seat.seat] ?? seat.here) ? 'here' : 'gone';
}
