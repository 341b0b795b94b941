/** Names of things of the board game: pieces, patterns, cards, what they pay, a Cóatl read aloud. */
import type { BodyColour, PieceKind, ProphecyLens, SerpentData, TempleLens } from '$kit/api';
import type { Badge } from '$kit/art';
import { romanOf } from '$kit/art/roman';
import { levelsOf, patternOf, prophecyById, requirementOf, requirementsOf, templeById, templePoints } from '$kit/data';
import type { Words } from '$kit/words';

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

/** One thing after the other. */
export function sequence(words: Words, parts: readonly string[]): string {
  return parts.reduce((first, next) => words('board-sequence', { first, next }));
}

export function patternSentence(words: Words, text: string): string {
  const { kind, colours } = patternOf(text);
  const [first] = colours;
  const names = colours.map((colour) => colourName(words, colour));
  switch (kind) {
    case 'count':
      return words('board-pattern-count', { colour: first });
    case 'exact':
      return words('board-pattern-exact', { colour: first });
    case 'run': {
      if (colours.length === 3 && colours.every((colour) => colour === first))
        return words('board-pattern-three', { colour: first });
      return words('board-pattern-run', { colours: sequence(words, names) });
    }
    case 'stretch':
      return words('board-pattern-stretch', { from: names[0] ?? '', through: names[1] ?? '', to: names[2] ?? '' });
    case 'mirror':
      return words('board-pattern-mirror', { first: names[0] ?? '', second: names[1] ?? '' });
    case 'set':
      return words('board-pattern-set', { colours: sequence(words, names) });
    default:
      return text;
  }
}

/** The same where the drawing already shows the colours. */
export function shortSentence(words: Words, text: string): string {
  const { kind } = patternOf(text);
  if (kind === 'set') return words('board-pattern-set-short');
  if (kind === 'mirror') return words('board-pattern-mirror-short');
  if (kind === 'run' && text.length > 3) return words('board-pattern-run-short');
  return patternSentence(words, text);
}

export function requirementSentence(words: Words, text: string): string {
  const r = requirementOf(text);
  switch (r.kind) {
    case 'without':
      return words('board-need-without', { colour: r.colour });
    case 'length':
      return words('board-need-length', { count: r.count });
    case 'equal':
      return words('board-need-equal', {
        first: colourName(words, r.colours[0]),
        second: colourName(words, r.colours[1]),
      });
    case 'no-family':
      return words('board-need-no-family', { family: r.family });
    default:
      return text;
  }
}

export const isTemple = (card: string): boolean => card.startsWith('T');

/** A card by what it asks for: nobody knows cards by their codes, and no message says them. */
export function cardName(words: Words, card: string): string {
  if (isTemple(card)) {
    const needs = requirementsOf(templeById(card)).map((text) => requirementSentence(words, text));
    return words('board-temple-name', { id: card, needs: sequence(words, needs) });
  }
  const prophecy = prophecyById(card);
  return words('board-prophecy-name', { id: card, pattern: patternSentence(words, prophecy.pattern) });
}

export function prophecyBadge(words: Words, paid: ProphecyLens | undefined): Badge | undefined {
  if (!paid) return undefined;
  const next =
    paid.next_times === null || paid.next_points === null
      ? words('board-badge-top')
      : words('board-badge-next', { times: paid.next_times, points: paid.next_points });
  return paid.level
    ? { text: words('board-badge-paid', { times: paid.times, points: paid.points }), next, reached: true }
    : { text: words('board-badge-times', { times: paid.times }), next, reached: false };
}

/** What a card pays at all, level by level, for when there is nothing yet that it could be read for. */
export function levelsText(words: Words, card: string): string {
  const levels = isTemple(card)
    ? templePoints(templeById(card)).map((points, i) => words('board-badge-next-met', { count: i + 1, points }))
    : levelsOf(prophecyById(card)).map(([times, points]) => words('board-badge-paid', { times, points }));
  // A line ends between two levels, never within one.
  return levels.map((level) => level.replaceAll(' ', '\u00a0')).join('\u2002');
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

/** A Cóatl by its numeral. */
export const numeralName = (words: Words, number: number): string => words('board-serpent', { slot: romanOf(number) });
export const doneSaid = (words: Words, number: number): string =>
  words('board-serpent-done', { name: words('board-serpent-said', { number }) });

/** A Cóatl read aloud, from left to right. */
export function readSerpent(words: Words, serpent: Pick<SerpentData, 'pieces'>, name: string): string {
  const pieces = sequence(
    words,
    serpent.pieces.map(({ kind, colour }) => pieceName(words, kind, colour)),
  );
  const left = serpent.pieces[0]?.kind === 'head' ? 'closed' : 'open';
  const right = serpent.pieces.at(-1)?.kind === 'tail' ? 'closed' : 'open';
  return words('board-read-serpent', { name, count: serpent.pieces.length, left, right, pieces });
}

export const signed = (words: Words, points: number): string =>
  points > 0
    ? words('board-plus', { points })
    : points < 0
      ? words('board-minus', { points: -points })
      : words('board-even');
