/** Examples of what counts and what nearly does: made by the engine, `tools/web_examples.py`. */
import { cardSet } from '$kit/data';
import json from './examples.json';

/** A serpent for a Prophecy. */
export interface PatternExample {
  note: string;
  row: string;
  times: number;
  points: number;
  scored: readonly (readonly number[])[];
  surplus: readonly (readonly number[])[];
}

/** A serpent for a Temple, with the cards beside it. */
export interface TempleExample {
  note: string;
  row: string;
  met: readonly boolean[];
  points: number;
  cards?: readonly string[];
  held?: readonly (readonly [string, number])[];
}

export type Example = PatternExample | TempleExample;
export const isTempleExample = (example: Example): example is TempleExample => 'met' in example;

const all = json as unknown as Readonly<Record<string, { counts: readonly Example[]; near: readonly Example[] }>>;

export const examplesOf = (card: string): { counts: readonly Example[]; near: readonly Example[] } =>
  (cardSet?.changed.includes(card) ? undefined : all[card]) ?? { counts: [], near: [] };
