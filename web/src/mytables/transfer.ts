/** All that this device keeps of its player as one file, and back: results, diary, puzzles, rating. No secret is in it. */
import { readTexts, writeTexts } from '$kit/storage/keep';
import { listResults, keepResults, readResult, type Result } from './results';

const KIND = 'coatl player file';
export const FILE_VERSION = 1;
const LARGEST = 5_000_000;

/** What is kept by name, see `days.ts` and `puzzles.ts`. */
const DIARY = ['days', 'puzzles', 'solver'] as const;
type Diary = (typeof DIARY)[number];
type Texts = Readonly<Record<string, string>>;

interface PlayerFile extends Record<Diary, Texts> {
  results: Result[];
}

/** Why a file was not taken; nothing on the device has changed then. */
export type Trouble = 'not-ours' | 'newer' | 'damaged' | 'large';

export class BadFile extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble);
  }
}

export function exportAll(now = Date.now()): string {
  const diary = Object.fromEntries(DIARY.map((name) => [name, readTexts(name)]));
  return JSON.stringify({ kind: KIND, version: FILE_VERSION, at: now, results: listResults(), ...diary }, null, 1);
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reads a file as a whole, before anything is changed. */
export function parseFile(text: string): PlayerFile {
  if (text.length > LARGEST) throw new BadFile('large');
  let told: unknown;
  try {
    told = JSON.parse(text);
  } catch {
    throw new BadFile('not-ours');
  }
  if (!isObject(told) || told['kind'] !== KIND) throw new BadFile('not-ours');
  const version = told['version'];
  if (typeof version !== 'number' || !Number.isInteger(version) || version < 1) throw new BadFile('damaged');
  if (version > FILE_VERSION) throw new BadFile('newer');
  const results = told['results'];
  if (!Array.isArray(results)) throw new BadFile('damaged');
  const read = results.map(readResult);
  // A file that was cut or edited is refused as a whole: half a record would look like all of it.
  if (read.includes(null)) throw new BadFile('damaged');
  const [days, puzzles, solver] = DIARY.map((name) => readDiary(told[name]));
  return {
    results: read.filter((one) => one !== null),
    days: days ?? {},
    puzzles: puzzles ?? {},
    solver: solver ?? {},
  };
}

function readDiary(value: unknown): Texts {
  if (value === undefined) return {};
  if (!isObject(value) || Object.values(value).some((one) => typeof one !== 'string')) throw new BadFile('damaged');
  return value as Texts;
}

export interface Taken {
  /** Games that were not here before. */
  games: number;
  days: number;
  puzzles: number;
}

/** Takes over what is new in a file; what is here already stays as it is, and nothing counts twice. */
export function importAll(text: string): Taken {
  const file = parseFile(text);
  const known = new Set(listResults().map((one) => one.id));
  const games = file.results.filter((one) => !known.has(one.id));
  keepResults(games);
  const days = readTexts('days');
  const met = readTexts('puzzles');
  // A day with a result is worth more than one that was only begun.
  const moreDays = Object.entries(file.days).filter(
    ([key, one]) => !(key in days) || (words(one) > 1 && words(days[key] ?? '') === 1),
  );
  const moreMet = Object.entries(file.puzzles).filter(([key]) => !(key in met));
  writeTexts('days', { ...days, ...Object.fromEntries(moreDays) });
  // The rating belongs to whoever has solved more.
  if (Object.keys(file.puzzles).length > Object.keys(met).length && file.solver['rating'])
    writeTexts('solver', file.solver);
  writeTexts('puzzles', { ...met, ...Object.fromEntries(moreMet) });
  return {
    games: games.length,
    days: moreDays.filter(([key]) => !(key in days)).length,
    puzzles: moreMet.length,
  };
}

const words = (text: string): number => text.split(' ').length;

/** Forgets the diary and the rating. */
export function forgetDiary(): void {
  for (const name of DIARY) writeTexts(name, {});
}
