/** Log lines as sentences. */
import type { LogLine } from './log';
import type { Names } from '$games/names/cards';

/** Says one line; colours, cards and players get their names. */
export function lineWords(line: LogLine, names: Names): string {
  const { words } = names;
  const args: Record<string, string | number> = { ...line.args };
  if (line.seat !== null) args.who = names.seat(line.seat);
  if (line.victim !== null) Object.assign(args, { victim: names.seat(line.victim), mine: line.isMine ? 'yes' : 'no' });
  if (line.card) args.card = names.pattern(line.card);
  const [first, second] = line.feathers;
  if (first) args.feather = first.length === 2 ? names.feather(first) : names.colour(first);
  if (second) args.revealed = names.feather(second);
  if (typeof args.place === 'string') args.place = words(`cards-place-${args.place.replace(' ', '-')}`);
  if (line.message === 'cards-log-over')
    return words(line.message, { ending: String(args.ending).replaceAll(' ', '-').replaceAll('.', '-') });
  return words(line.message, args);
}
