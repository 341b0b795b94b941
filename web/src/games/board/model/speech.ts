/** What is said of a table of the board game: Cóatls and seats by name, actions, and what happened. */
import type { BodyColour, EventData, LegalData, PieceKind } from '$kit/api';
import { cardName, numeralName, pieceName, sequence, spaceName } from '$games/names/board';
import type { Words } from '$kit/words';
import type { BoardModel, Lane } from './model';

/** A Cóatl under construction, as everybody reads its name. */
export const serpentName = (words: Words, model: BoardModel, slot: string, seat?: number): string =>
  numeralName(words, model.numberOf(slot, seat));

/** The same as it is read aloud, where a numeral would be spelled. */
export const serpentSaid = (words: Words, model: BoardModel, slot: string, seat?: number): string =>
  words('board-serpent-said', { number: model.numberOf(slot, seat) });

/** Cards whose paid pieces include this one, those beside the Cóatl first. */
export function cardsUsing(lane: Lane, piece: number): string[] {
  const beside = new Set(lane.serpent?.cards ?? []);
  return Object.entries(lane.lens?.prophecies ?? {})
    .filter(([, paid]) => [...paid.scored, ...paid.surplus].some((pieces) => pieces.includes(piece)))
    .map(([card]) => card)
    .sort((a, b) => Number(beside.has(b)) - Number(beside.has(a)) || a.localeCompare(b));
}

/** One piece of a Cóatl read aloud, with the cards that count on it. */
export function readPiece(words: Words, lane: Lane, number: number): string {
  const piece = lane.serpent?.pieces[number];
  if (!piece) return '';
  const cards = cardsUsing(lane, number).map((card) => cardName(words, card));
  return words('board-read-piece', {
    number: number + 1,
    name: pieceName(words, piece.kind, piece.colour),
    count: cards.length,
    cards: cards.length ? sequence(words, cards) : '',
  });
}

/** Who did it, as log lines and prompts call a seat. */
export function seatName(words: Words, model: BoardModel, seat: number): string {
  const name = model.seats[seat]?.name ?? '';
  if (name === '') return words('board-seat', { number: seat + 1 });
  return model.seats[seat]?.kind === 'bot' ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : name;
}

interface Telling {
  /** Whose Cóatls are meant; the reader's, unless told. */
  seat?: number;
  /** What to call a card. */
  called?: typeof cardName;
}

/** What a legal action does, in a few words: for hints and questions. */
export function actionName(
  words: Words,
  model: BoardModel,
  action: Pick<LegalData, 'kind' | 'args'>,
  { seat, called = cardName }: Telling = {},
): string {
  const { kind, args } = action;
  const text = (name: string) => String(args[name] ?? '');
  const pieces = () => spaceName(words, (text('piece') || 'body') as PieceKind, [...text('colours')] as BodyColour[]);
  switch (kind) {
    case 'take':
      return words('board-do-take', { pieces: pieces() });
    case 'pick':
      return words('board-do-pick', { pieces: pieces() });
    case 'begin':
      return words('board-do-begin', { pieces: pieces() });
    case 'add':
      return words('board-do-add', {
        pieces: pieces(),
        name: serpentName(words, model, text('serpent'), seat),
        end: text('end'),
      });
    case 'steal':
      return words('board-do-steal', { pieces: pieces(), who: seatName(words, model, Number(args.seat)) });
    case 'choose':
      return text('card') === 'deck'
        ? words('board-do-deck')
        : words('board-do-choose', { card: called(words, text('card')) });
    case 'keep':
      return words('board-do-keep', { card: called(words, text('card')) });
    case 'discard':
      return words('board-do-discard', { card: called(words, text('card')) });
    case 'fulfil':
      return words('board-do-fulfil', {
        card: called(words, text('card')),
        name: serpentName(words, model, text('serpent'), seat),
      });
    case 'temple':
      return words('board-do-temple', { card: called(words, text('card')) });
    case 'commit':
      return words('board-do-commitment', { card: called(words, text('card')) });
    case 'future':
      return words('board-do-future');
    case 'pass':
      return words('board-do-pass');
    default:
      return words('board-do-done');
  }
}

export interface LogLine {
  key: number;
  seat: number;
  text: string;
  /** Pieces to draw beside the words. */
  pieces: { kind: PieceKind; colour: BodyColour }[];
  cards: string[];
  /** Somebody took something from the reader, or the end begins. */
  loud: boolean;
  /** Somebody took something from the reader. */
  isLoss: boolean;
}

const UNTOLD = new Set(['completing', 'refilled', 'turn', 'joined', 'filled']);
const KNOWN = new Set([
  'started',
  'kept',
  'chosen',
  'ready',
  'took',
  'chose',
  'drew',
  'reshuffled',
  'began',
  'added',
  'fulfilled',
  'temple',
  'shown',
  'closed',
  'picked',
  'future',
  'discarded',
  'committed',
  'stole',
  'passed',
  'third',
  'exhausted',
  'over',
  'resigned',
  'replaced',
  'returned',
  'kicked',
]);

function serpentPieces(text: string): LogLine['pieces'] {
  const letters = [...text.replace(/[<>]/g, '')] as BodyColour[];
  return letters.map((colour, i) => ({
    colour,
    kind: i === 0 && text.startsWith('<') ? 'head' : i === letters.length - 1 && text.endsWith('>') ? 'tail' : 'body',
  }));
}

/** Tells events; pieces added one after the other to a Cóatl become one line. */
export function tellEvents(words: Words, model: BoardModel, events: readonly EventData[]): LogLine[] {
  const lines: LogLine[] = [];
  let building = '';
  const log = model.state.log.map((line) => line.event);
  const first = events[0];
  const numbering = model.numberUntil(first ? log.slice(0, Math.max(0, log.indexOf(first))) : []);
  events.forEach((event, key) => {
    const number = numbering.follow(event);
    if (UNTOLD.has(event.name) || !KNOWN.has(event.name)) return;
    const data = event.data;
    const text = (name: string) => (typeof data[name] === 'object' ? '' : String(data[name] ?? ''));
    const mine = event.seat === model.me ? 'yes' : 'no';
    const who = event.seat < 0 ? '' : seatName(words, model, event.seat);
    const isBuild = event.name === 'began' || event.name === 'added';
    const build = isBuild ? `${event.seat} ${text('serpent')}` : '';
    if (event.name === 'added' && build === building) lines.pop();
    building = build;
    const pieces =
      isBuild || event.name === 'closed'
        ? serpentPieces(text('pieces'))
        : text('colours')
          ? [...text('colours')].map((colour) => ({
              kind: (text('piece') || 'body') as PieceKind,
              colour: colour as BodyColour,
            }))
          : [];
    const name =
      event.name === 'stole' && Number(data.victim) === model.me
        ? 'stole-you'
        : event.name === 'shown' && !text('card')
          ? 'emptied'
          : event.name === 'temple'
            ? 'fulfilled'
            : event.name;
    lines.push({
      key,
      pieces,
      seat: event.name === 'shown' || event.name === 'reshuffled' || event.name === 'over' ? -1 : event.seat,
      cards: text('card') ? [text('card')] : [],
      isLoss: name === 'stole-you',
      loud: ['stole-you', 'third', 'exhausted'].includes(name),
      text: words(`board-log-${name}`, {
        who,
        mine,
        name: number === null ? '' : numeralName(words, number),
        pieces:
          pieces.length && !isBuild && event.name !== 'closed'
            ? spaceName(
                words,
                pieces[0]?.kind ?? 'body',
                pieces.map(({ colour }) => colour),
              )
            : '',
        count: pieces.length,
        points: Number(data.points ?? 0),
        card: text('card') ? cardName(words, text('card')) : '',
        known: text('card') ? 'yes' : 'no',
        victim: data.victim === undefined ? '' : seatName(words, model, Number(data.victim)),
        pile: Number(data.pile ?? 0),
        cards: Number(typeof data.cards === 'number' ? data.cards : 0),
        kept: Array.isArray(data.kept) ? data.kept.length : 0,
      }),
    });
  });
  return lines;
}

/** What was done last, in words; empty at the beginning. */
export function lastMove(words: Words, model: BoardModel): string {
  return (
    tellEvents(
      words,
      model,
      model.state.log.map((line) => line.event),
    ).at(-1)?.text ?? ''
  );
}
