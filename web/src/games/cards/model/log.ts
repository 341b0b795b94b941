/** The log as lines with an icon, cards and words; what is nobody's news is left out. */
import type { EventData, LogData } from '$kit/api';
import type { IconName } from '$kit/art';

export interface LogLine {
  /** Position in the log, for keys. */
  id: number;
  number: number;
  icon: IconName;
  /** Whose doing: a seat, -1 for CARL, null for nobody's. */
  seat: number | null;
  /** Name of the message; it gets `who`, `victim` and `args`. */
  message: string;
  args: Record<string, string | number>;
  /** A Prophecy that is drawn beside the words. */
  card: string | null;
  /** A Feather, or two. */
  feathers: string[];
  victim: number | null;
  tone: 'plain' | 'good' | 'bad' | 'warn';
  /** A line that begins something. */
  heading: boolean;
  /** The reader is the one it was taken from. */
  isMine: boolean;
}

const ICONS: Readonly<Record<string, IconName>> = {
  placed: 'plus',
  discarded: 'lock',
  head: 'plus',
  tail: 'plus',
  dropped: 'down',
  upgraded: 'up',
  claimed: 'check',
  stole: 'steal',
  reshuffled: 'rematch',
  round: 'next',
  scored: 'trophy',
  over: 'trophy',
  dealt: 'cards',
  'carl began': 'eye',
  'carl upgraded': 'up',
  'carl stole': 'steal',
  'carl fulfilled': 'check',
  'carl skipped': 'minus',
  'carl scored': 'trophy',
  resigned: 'close',
  kicked: 'close',
  returned: 'check',
  replaced: 'bot',
};
const HEADINGS = ['round', 'dealt', 'over'];

const textOf = (event: EventData, name: string): string => {
  const value = event.data[name];
  return typeof value === 'string' ? value : '';
};

/** Writes an event as a line, or null if it needs none. */
export function logLine({ event, number }: LogData, id: number, reader: number | null): LogLine | null {
  const icon = ICONS[event.name];
  if (!icon) return null;
  const victim = typeof event.data.victim === 'number' ? event.data.victim : event.name === 'carl stole' ? 0 : null;
  const secured = event.data.secured === true;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(event.data))
    if (typeof value === 'string' || typeof value === 'number') args[name] = value;
  const isNobody = ['round', 'reshuffled', 'dealt', 'over'].includes(event.name);
  return {
    id,
    number,
    icon,
    args,
    victim,
    seat: isNobody ? null : event.seat,
    message: `cards-log-${event.name.replaceAll(' ', '-')}${secured ? '-secured' : ''}`,
    card: textOf(event, 'card') || null,
    feathers: ['colours', 'revealed'].map((name) => textOf(event, name)).filter(Boolean),
    tone: victim !== null && victim === reader ? 'bad' : secured ? 'good' : 'plain',
    heading: HEADINGS.includes(event.name),
    isMine: victim !== null && victim === reader,
  };
}

/** All lines, oldest first. */
export const logLines = (log: readonly LogData[], reader: number | null): LogLine[] =>
  log.flatMap((entry, id) => logLine(entry, id, reader) ?? []);

/** What the others did since the reader's last turn; what the reader has already done in this one does not count. */
export function sinceLastTurn(log: readonly LogData[], reader: number | null): LogLine[] {
  const turn = log.findLastIndex(({ event }) => event.name === 'turn');
  const until = log[turn]?.event.seat === reader ? turn : log.length;
  const lines = logLines(log.slice(0, until), reader);
  const mine = lines.findLastIndex((line) => line.seat === reader);
  return lines.slice(mine + 1).filter((line) => line.seat !== null && line.seat !== reader);
}

const DISCARDS = ['discarded', 'carl began'];
const NEW_PILES = ['reshuffled', 'dealt', 'started'];

/** The Feather on top of the discard pile, as far as the log tells: not after a new deck, or when all hands went there. */
export function lastDiscard(log: readonly LogData[]): string | null {
  const last = log.findLast(
    ({ event }) =>
      [...DISCARDS, ...NEW_PILES].includes(event.name) || (event.name === 'round' && event.data.last === true),
  );
  return last && DISCARDS.includes(last.event.name) ? textOf(last.event, 'colours') : null;
}

/** Thefts from the reader among lines that are news. */
export const theftsFrom = (lines: readonly LogLine[], reader: number | null, after: number): LogLine[] =>
  lines.filter((line) => line.id >= after && line.victim !== null && line.victim === reader && line.seat !== reader);
