/** Legal actions by what they are about. Only kinds and arguments are read; what is legal the server knows. */
import type { CardLensData, Colour, EffectData, LegalData, OutlookData } from '$kit/api';
import { ActionIndex } from '$games/shared/actions';
import { LEVEL_POINTS } from '$kit/data';

export const PLACES = ['left', 'over left', 'over right', 'right'] as const;
/** Where a Feather goes; the first one starts the row. */
export type Place = (typeof PLACES)[number] | 'start';

const sorted = (colours: string): string => [...colours].sort().join('');
export const flip = (colours: string): string => [...colours].reverse().join('');

/** The legal actions of a position of the card game, under the names that its screen has for them. */
export class CardActions extends ActionIndex {
  /** By the colours from left to right, then by place. */
  readonly plays: ReadonlyMap<string, ReadonlyMap<Place, LegalData>>;
  /** By the colours of the card, in any order. */
  readonly discards: ReadonlyMap<string, LegalData>;
  readonly fulfils = this.by('fulfil', 'card');
  readonly drops = this.by('drop', 'card');
  readonly heads = this.by<Colour>('head', 'colours');
  readonly tails = this.by<Colour>('tail', 'colours');
  readonly done = this.all('done')[0] ?? null;

  constructor(legal: readonly LegalData[]) {
    super(legal);
    const feathers = new Set(this.all('play').map((action) => String(action.args.colours)));
    this.plays = new Map(
      [...feathers].map((colours) => [
        colours,
        new Map(this.all('play', { colours }).map((action) => [String(action.args.place) as Place, action])),
      ]),
    );
    this.discards = new Map([...this.by('discard', 'colours')].map(([colours, action]) => [sorted(colours), action]));
  }
}

export const discardOf = (index: CardActions, colours: string): LegalData | null =>
  index.discards.get(sorted(colours)) ?? null;

/** What the lens says about an action, if the table allows help. */
export const outlookOf = (lens: CardLensData | null, action: number): OutlookData | null =>
  lens?.outlooks.find((outlook) => outlook.action === action) ?? null;

/** What a level more or less is worth by itself; the Temple may add to it. */
export const levelGain = (level: number, before: number): number =>
  (LEVEL_POINTS[level] ?? 0) - (LEVEL_POINTS[before] ?? 0);

/** What an effect is worth by itself: what is stolen or claimed was worth nothing to its new owner. */
export const worthOf = ({ level, before, victim }: EffectData): number =>
  levelGain(level, victim === null ? (before ?? 0) : 0);

/** How much more or less the Temple would pay, if all that is counted is fulfilled. */
export const templeGain = (lens: CardLensData, outlook: OutlookData): number =>
  outlook.points_fulfilled -
  lens.points -
  outlook.effects.filter((effect) => effect.is_counted).reduce((sum, effect) => sum + worthOf(effect), 0);

/** The places that are legal for a Feather held this way round, from left to right. */
export function placesOf(index: CardActions, colours: string): [Place, LegalData][] {
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
