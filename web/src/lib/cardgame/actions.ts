/** Legal actions by what they are about. Only kinds and arguments are read; what is legal the server knows. */
import type { CardLensData, Colour, LegalData, OutlookData } from '../api';

export const PLACES = ['left', 'over left', 'over right', 'right'] as const;
/** Where a Feather goes; the first one starts the row. */
export type Place = (typeof PLACES)[number] | 'start';

export interface ActionIndex {
  /** By the colours from left to right, then by place. */
  plays: ReadonlyMap<string, ReadonlyMap<Place, LegalData>>;
  /** By the colours of the card, in any order. */
  discards: ReadonlyMap<string, LegalData>;
  fulfils: ReadonlyMap<string, LegalData>;
  drops: ReadonlyMap<string, LegalData>;
  heads: ReadonlyMap<Colour, LegalData>;
  tails: ReadonlyMap<Colour, LegalData>;
  done: LegalData | null;
}

const sorted = (colours: string): string => [...colours].sort().join('');
export const flip = (colours: string): string => [...colours].reverse().join('');
const text = (action: LegalData, name: string): string => String(action.args[name] ?? '');

/** Sorts the legal actions of a position. */
export function indexActions(legal: readonly LegalData[]): ActionIndex {
  const of = (kind: string) => legal.filter((action) => action.kind === kind);
  const by = <K extends string>(kind: string, name: string) =>
    new Map(of(kind).map((action) => [text(action, name) as K, action]));
  const plays = new Map<string, Map<Place, LegalData>>();
  for (const action of of('play')) {
    const colours = text(action, 'colours');
    const places = plays.get(colours) ?? new Map<Place, LegalData>();
    plays.set(colours, places.set(text(action, 'place') as Place, action));
  }
  return {
    plays,
    discards: new Map(of('discard').map((action) => [sorted(text(action, 'colours')), action])),
    fulfils: by('fulfil', 'card'),
    drops: by('drop', 'card'),
    heads: by<Colour>('head', 'colours'),
    tails: by<Colour>('tail', 'colours'),
    done: of('done')[0] ?? null,
  };
}

export const discardOf = (index: ActionIndex, colours: string): LegalData | null =>
  index.discards.get(sorted(colours)) ?? null;

/** What the lens says about an action, if the table allows help. */
export const outlookOf = (lens: CardLensData | null, action: number): OutlookData | null =>
  lens?.outlooks.find((outlook) => outlook.action === action) ?? null;

/** The places that are legal for a Feather held this way round, from left to right. */
export function placesOf(index: ActionIndex, colours: string): [Place, LegalData][] {
  const places = index.plays.get(colours);
  if (!places) return [];
  return (['start', ...PLACES] as const).flatMap((place): [Place, LegalData][] => {
    const action = places.get(place);
    return action ? [[place, action]] : [];
  });
}

/** Which segments of a row the last placement brought, from 0. */
export function freshSegments(kind: string, place: string, length: number): number[] {
  if (kind === 'head') return [0];
  if (kind === 'tail') return [length - 1];
  if (kind !== 'play') return [];
  return place === 'left' || place === 'over left' || place === 'start' ? [0, 1] : [length - 2, length - 1];
}
