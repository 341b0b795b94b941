/** Names of things at the table, by messages of the reader's language. */
import type { BodyColour, EventData, LegalData, PieceKind, ProphecyLens, SerpentData, TempleLens } from '$lib/api';
import type { Badge } from '$lib/art';
import { parsePattern } from '$lib/art/pattern';
import { parseRequirement } from '$lib/art/requirement';
import { prophecyById, templeById, templePoints, requirementsOf } from '$lib/data';
import type { Words } from '$lib/words';
import type { BoardModel, Lane } from './model';

export const pieceName = (words: Words, kind: PieceKind, colour: BodyColour): string =>
  words(`board-piece-${kind}`, { colour });

/** One or two pieces of a supply space. */
export function spaceName(words: Words, kind: PieceKind, colours: readonly BodyColour[]): string {
  const [first, second] = colours;
  if (!first) return words('board-space-empty');
  if (!second) return pieceName(words, kind, first);
  return words('board-space-pair', { first: pieceName(words, kind, first), second: pieceName(words, kind, second) });
}

const colourName = (words: Words, colour: BodyColour): string => words('board-colour', { colour });

function sequence(words: Words, parts: readonly string[]): string {
  return parts.reduce((first, next) => words('board-sequence', { first, next }));
}

export function patternSentence(words: Words, text: string): string {
  const p = parsePattern(text);
  switch (p.kind) {
    case 'count': return words('board-pattern-count', { colour: p.colour });
    case 'exact': return words('board-pattern-exact', { colour: p.colour });
    case 'run': {
      const [first] = p.colours;
      if (first && p.colours.length === 3 && p.colours.every((colour) => colour === first))
        return words('board-pattern-three', { colour: first });
      return words('board-pattern-run', { colours: sequence(words, p.colours.map((colour) => colourName(words, colour))) });
    }
    case 'stretch':
      return words('board-pattern-stretch', {
        from: colourName(words, p.from), through: colourName(words, p.through), to: colourName(words, p.to),
      });
    case 'mirror':
      return words('board-pattern-mirror', { first: colourName(words, p.first), second: colourName(words, p.second) });
    case 'set':
      return words('board-pattern-set', { colours: sequence(words, p.colours.map((colour) => colourName(words, colour))) });
    default: return text;
  }
}

/** The same where the drawing already shows the colours. */
export function shortSentence(words: Words, text: string): string {
  const { kind } = parsePattern(text);
  if (kind === 'set') return words('board-pattern-set-short');
  if (kind === 'mirror') return words('board-pattern-mirror-short');
  if (kind === 'run' && text.length > 3) return words('board-pattern-run-short');
  return patternSentence(words, text);
}

export function requirementSentence(words: Words, text: string): string {
  const r = parseRequirement(text);
  switch (r.kind) {
    case 'without': return words('board-need-without', { colour: r.colour });
    case 'length': return words('board-need-length', { count: r.count });
    case 'equal':
      return words('board-need-equal', { first: colourName(words, r.colours[0]), second: colourName(words, r.colours[1]) });
    case 'no-family': return words('board-need-no-family', { family: r.family });
    default: return text;
  }
}

export const isTemple = (card: string): boolean => card.startsWith('T');

export function cardName(words: Words, card: string): string {
  if (isTemple(card)) {
    const needs = requirementsOf(templeById(card)).map((text) => requirementSentence(words, text));
    return words('board-temple-name', { id: card, needs: sequence(words, needs) });
  }
  const prophecy = prophecyById(card);
  return words('board-prophecy-name', { id: card, pattern: patternSentence(words, prophecy.pattern) });
}

/** A card by its number alone. */
export const shortName = (words: Words, card: string): string =>
  words(isTemple(card) ? 'board-temple-short' : 'board-prophecy-short', { id: card });

export function prophecyBadge(words: Words, paid: ProphecyLens | undefined): Badge | undefined {
  if (!paid) return undefined;
  const next =
    paid.next_times === null || paid.next_points === null ? words('board-badge-top')
    : words('board-badge-next', { times: paid.next_times, points: paid.next_points });
  return paid.level
    ? { text: words('board-badge-paid', { times: paid.times, points: paid.points }), next, reached: true }
    : { text: words('board-badge-times', { times: paid.times }), next, reached: false };
}

export function templeBadge(words: Words, card: string, paid: TempleLens | undefined): Badge | undefined {
  if (!paid) return undefined;
  const next = templePoints(templeById(card))[paid.met];
  return {
    text: paid.met ? words('board-badge-met', { count: paid.met, points: paid.points }) : words('board-badge-none-met'),
    next: next === undefined ? undefined : words('board-badge-next-met', { count: paid.met + 1, points: next }),
    reached: paid.met > 0,
  };
}

export const serpentName = (words: Words, slot: string): string => words('board-serpent', { slot });

/** A Cóatl read aloud, from left to right. */
export function readSerpent(words: Words, serpent: Pick<SerpentData, 'pieces'>, name: string): string {
  const pieces = sequence(words, serpent.pieces.map(({ kind, colour }) => pieceName(words, kind, colour)));
  const left = serpent.pieces[0]?.kind === 'head' ? 'closed' : 'open';
  const right = serpent.pieces.at(-1)?.kind === 'tail' ? 'closed' : 'open';
  return words('board-read-serpent', { name, count: serpent.pieces.length, left, right, pieces });
}

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
    number: number + 1, name: pieceName(words, piece.kind, piece.colour), count: cards.length, cards: cards.length ? sequence(words, cards) : '',
  });
}

export const signed = (words: Words, points: number): string =>
  points > 0 ? words('board-plus', { points }) : points < 0 ? words('board-minus', { points: -points }) : words('board-even');

/** Who did it, as log lines and prompts call a seat. */
export function seatName(words: Words, model: BoardModel, seat: number): string {
  const name = model.seats[seat]?.name ?? '';
  if (name === '') return words('board-seat', { number: seat + 1 });
  return model.seats[seat]?.kind === 'bot' ? name.charAt(0).toLocaleUpperCase() + name.slice(1) : name;
}

/** What a legal action does, in a few words: for hints and questions. */
export function actionName(words: Words, model: BoardModel, action: Pick<LegalData, 'kind' | 'args'>): string {
  const { kind, args } = action;
  const text = (name: string) => String(args[name] ?? '');
  const pieces = () => spaceName(words, (text('piece') || 'body') as PieceKind, [...text('colours')] as BodyColour[]);
  switch (kind) {
    case 'take': return words('board-do-take', { pieces: pieces() });
    case 'pick': return words('board-do-pick', { pieces: pieces() });
    case 'begin': return words('board-do-begin', { pieces: pieces() });
    case 'add': return words('board-do-add', { pieces: pieces(), name: serpentName(words, text('serpent')), end: text('end') });
    case 'steal': return words('board-do-steal', { pieces: pieces(), who: seatName(words, model, Number(args.seat)) });
    case 'choose': return text('card') === 'deck' ? words('board-do-deck') : words('board-do-choose', { card: cardName(words, text('card')) });
    case 'keep': return words('board-do-keep', { card: cardName(words, text('card')) });
    case 'discard': return words('board-do-discard', { card: cardName(words, text('card')) });
    case 'fulfil': return words('board-do-fulfil', { card: cardName(words, text('card')), name: serpentName(words, text('serpent')) });
    case 'temple': return words('board-do-temple', { card: cardName(words, text('card')) });
    case 'commit': return words('board-do-commitment', { card: cardName(words, text('card')) });
    case 'future': return words('board-do-future');
    case 'pass': return words('board-do-pass');
    default: return words('board-do-done');
  }
}

/** The thing that an action is about, without saying where it goes: for the coach's second step. */
export function thingName(words: Words, action: Pick<LegalData, 'kind' | 'args'>): string | null {
  const { card, colours, piece } = action.args;
  if (card === 'deck') return words('board-do-deck');
  if (card !== undefined) return cardName(words, String(card));
  if (colours === undefined) return null;
  return spaceName(words, String(piece ?? 'body') as PieceKind, [...String(colours)] as BodyColour[]);
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
  'started', 'kept', 'chosen', 'ready', 'took', 'chose', 'drew', 'reshuffled', 'began', 'added', 'fulfilled', 'temple', 'shown', 'closed',
  'picked', 'future', 'discarded', 'committed', 'stole', 'passed', 'third', 'exhausted', 'over', 'resigned',
  'replaced', 'returned', 'kicked',
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
  events.forEach((event, key) => {
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
      isBuild || event.name === 'closed' ? serpentPieces(text('pieces'))
      : text('colours') ? [...text('colours')].map((colour) => ({ kind: (text('piece') || 'body') as PieceKind, colour: colour as BodyColour }))
      : [];
    const name = event.name === 'stole' && Number(data.victim) === model.me ? 'stole-you'
      : event.name === 'shown' && !text('card') ? 'emptied'
      : event.name === 'temple' ? 'fulfilled'
      : event.name;
    lines.push({
      key, pieces,
      seat: event.name === 'shown' || event.name === 'reshuffled' || event.name === 'over' ? -1 : event.seat,
      cards: text('card') ? [text('card')] : [],
      isLoss: name === 'stole-you',
      loud: ['stole-you', 'third', 'exhausted'].includes(name),
      text: words(`board-log-${name}`, {
        who, mine,
        name: text('serpent') ? serpentName(words, text('serpent')) : '',
        pieces: pieces.length && !isBuild && event.name !== 'closed'
          ? spaceName(words, pieces[0]?.kind ?? 'body', pieces.map(({ colour }) => colour)) : '',
        count: pieces.length,
        points: Number(data.points ?? 0),
        card: text('card') ? shortName(words, text('card')) : '',
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
  return tellEvents(words, model, model.state.log.map((line) => line.event)).at(-1)?.text ?? '';
}
