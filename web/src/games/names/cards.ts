/** Names of things in the reader's language, for labels and for the ear. */
import type { RowData, TableData } from '$kit/api';
import { cardProphecies, requirementOf, type CardProphecy } from '$kit/data';
import { faceOf, type Face } from '$games/shared/rivals';
import type { Words } from '$kit/words';

const prophecies = new Map(cardProphecies.map((card) => [card.id, card]));

/** Returns a Prophecy of the card game. */
export function prophecyOf(id: string): CardProphecy {
  const card = prophecies.get(id);
  if (!card) throw new Error(`unknown prophecy ${id}`);
  return card;
}

/** Whether an id names a Prophecy of the card game, and not its Temple card. */
export const isProphecy = (id: string): boolean => prophecies.has(id);

export interface Names {
  words: Words;
  colour(code: string): string;
  feather(colours: string): string;
  pattern(id: string): string;
  prophecy(id: string): string;
  row(row: Readonly<RowData>): string;
  /** A seat's name; -1 is CARL. */
  seat(seat: number): string;
  /** A seat's face; -1 is CARL. */
  face(seat: number): Face;
  objective(text: string): string;
}

/** Makes names with words of one language. */
export function namesWith(words: Words, table: TableData | null, competition = 1): Names {
  const colour = (code: string) => words('cards-colour', { colour: code });
  const letters = (pattern: string) => [...pattern].filter((letter) => 'YRKGB'.includes(letter));

  function pattern(id: string): string {
    const { kind, pattern: notation } = prophecyOf(id);
    const [a = '', b = '', c = ''] = letters(notation).map(colour);
    switch (kind) {
      case 'pair':
        return words('cards-pattern-pair', { first: a, second: b });
      case 'gap':
        return words('cards-pattern-gap', { first: a, second: b });
      case 'match':
        return words('cards-pattern-match', { middle: a });
      case 'either':
        return words('cards-pattern-either', { first: a, second: b, middle: c });
      case 'not':
        return words('cards-pattern-not', { colour: a });
      case 'stack':
        return words('cards-pattern-stack', { colour: a });
      default:
        return words('cards-pattern-before-stack', { colour: a });
    }
  }

  function objective(text: string): string {
    const need = requirementOf(text);
    const god = (name: string) => words('cards-god', { god: name });
    switch (need.kind) {
      case 'gods': {
        const [first = '', second = '', third = ''] = need.gods.map(god);
        return words('cards-objective-gods', { first, second, third });
      }
      case 'lower':
        return words('cards-objective-lower', { low: god(need.low), high: god(need.high) });
      case 'twins':
        return words('cards-objective-twins');
      case 'length':
        return words(need.bound === 'most' ? 'cards-objective-most' : 'cards-objective-least', { count: need.count });
      case 'neighbours':
        return words('cards-objective-run', { count: need.count });
      case 'same':
        return words('cards-objective-same', { count: need.count });
      case 'equal':
        return words('cards-objective-equal', { first: colour(need.colours[0]), second: colour(need.colours[1]) });
      default:
        return text;
    }
  }

  function row({ colours, stacks, has_head, has_tail }: Readonly<RowData>): string {
    if (colours.length === 0) return words('cards-row-empty');
    const list = colours.map((code, i) => {
      if (has_head && i === 0) return words('cards-segment-head', { colour: code });
      if (has_tail && i === colours.length - 1) return words('cards-segment-tail', { colour: code });
      return words(stacks.includes(i) ? 'cards-segment-stack' : 'cards-segment', {
        number: i + 1,
        colour: colour(code),
      });
    });
    return words('cards-row', { count: colours.length, stacks: stacks.length, list: list.join(', ') });
  }

  return {
    words,
    colour,
    pattern,
    objective,
    row,
    feather: (colours) => words('cards-feather', { first: colour(colours[0] ?? ''), second: colour(colours[1] ?? '') }),
    prophecy: (id) =>
      words('cards-prophecy', { god: words('cards-god', { god: prophecyOf(id).god }), pattern: pattern(id) }),
    seat(seat) {
      if (seat < 0) return words('cards-carl', { competition });
      const name = table?.seats[seat]?.name;
      return name || words('cards-seat', { number: seat + 1 });
    },
    face: (seat) => faceOf(table?.seats ?? [], seat, table?.options),
  };
}
