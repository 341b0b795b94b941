/** A table on its way to be made: presets, options, who is to sit where. */
import type { HelpLevel, NewTable, SeatPlan } from '$kit/api';

/** As the server spells them. */
export const OPTIONS = ['sacrifice', 'feathers', 'promo', 'fewer-bodies', 'strict-ends'] as const;
export type OptionName = (typeof OPTIONS)[number];
export type PresetName = 'first' | 'full' | 'golden';

const only = (...names: OptionName[]): Record<OptionName, boolean> =>
  Object.fromEntries(OPTIONS.map((name) => [name, names.includes(name)])) as Record<OptionName, boolean>;

export const PRESETS: Readonly<
  Record<PresetName, { options: Readonly<Record<OptionName, boolean>>; help: HelpLevel }>
> = {
  first: { options: only(), help: 'coach' },
  full: { options: only('sacrifice'), help: 'match' },
  golden: { options: only('sacrifice', 'feathers', 'promo'), help: 'match' },
};

/** A seat besides the maker's: somebody at this device, whoever has the link, or a bot. */
export interface Place {
  who: 'here' | 'link' | 'bot';
  /** Of a bot: a level, or the name of an installed bot. */
  level: string;
  name: string;
}

export const optionWords = (options: Readonly<Record<OptionName, boolean>>): string =>
  OPTIONS.filter((name) => options[name]).join(' ');

/** The options of a table by name, without the number of seats. */
export const readOptions = (text: string): string[] =>
  text.split(/[ ,]+/).filter((word) => word && !/^(seats|cards)=/.test(word));

/** The card set that is played with, as NAME@HASH; empty if it is the cards of the box. */
export const readCards = (text: string): string => /(?:^|[ ,])cards=(\S+)/.exec(text)?.[1] ?? '';

/** A name that nobody at the table has yet: who comes second gets a number. */
export function freshName(name: string, taken: Iterable<string>): string {
  const used = new Set(taken);
  let fresh = name;
  for (let i = 2; used.has(fresh); i++) fresh = `${name} ${i}`;
  return fresh;
}

/** The seats as the server wants them; the maker sits on the first. */
export function planSeats(
  places: readonly Place[],
  isListed: boolean,
  nameOf: (level: string) => string,
): NewTable['seats'] {
  const used = new Set<string>();
  const others = places.map((place): SeatPlan => {
    if (place.who === 'here') return { kind: 'person' };
    if (place.who === 'link') return { kind: isListed ? 'open' : 'person' };
    const name = freshName(nameOf(place.level), used);
    used.add(name);
    return { kind: 'bot', level: place.level, name };
  });
  return [{ kind: 'person' }, ...others] as NewTable['seats'];
}
