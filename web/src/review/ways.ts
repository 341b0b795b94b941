/** A way to play a turn as a few things to look at: pieces and cards, in the order in which they were used. */
import type { ActionData, Colour, JudgedTurnData, PieceKind } from '$kit/api';
import { isProphecy, namesWith } from '$games/names/cards';
import { cardName } from '$games/names/board';
import { describePieces } from '$games/names/actions';
import { listed, type Words } from '$kit/words';

export interface Pieces {
  kind: 'pieces';
  pieces: { kind: PieceKind; colour: Colour | 'O' }[];
  /** They were put away, not used. */
  away: boolean;
}
export interface Card {
  kind: 'card';
  card: string;
  away: boolean;
}
export interface Said {
  kind: 'said';
  /** The name of a message. */
  word: string;
}
export type Thing = Pieces | Card | Said;

const AWAY = new Set(['discard', 'drop']);
const SAID: Readonly<Record<string, string>> = { pass: 'act-pass', future: 'act-future' };

function thingOf({ kind, args }: ActionData): Thing | null {
  const { card, colours, piece } = args;
  const away = AWAY.has(kind);
  if (typeof card === 'string' && card)
    return card === 'deck' ? { kind: 'said', word: 'act-choose-deck' } : { kind: 'card', card, away };
  if (typeof colours === 'string' && colours) {
    const shape = typeof piece === 'string' ? piece : kind === 'head' || kind === 'tail' ? kind : 'body';
    return {
      kind: 'pieces',
      pieces: [...colours].map((colour) => ({ kind: shape as PieceKind, colour: colour as Colour })),
      away,
    };
  }
  const word = SAID[kind];
  return word ? { kind: 'said', word } : null;
}

/** What is to be seen of a way; pieces one after the other are one row. */
export function thingsOf(steps: readonly ActionData[]): Thing[] {
  const found: Thing[] = [];
  for (const step of steps) {
    const thing = thingOf(step);
    const last = found.at(-1);
    if (thing?.kind === 'pieces' && last?.kind === 'pieces' && last.away === thing.away)
      last.pieces.push(...thing.pieces);
    else if (thing) found.push(thing);
  }
  return found.length > 0 ? found : [{ kind: 'said', word: 'review-nothing' }];
}

/** A card of either game by what it asks for. */
export const nameOf = (words: Words, card: string): string =>
  isProphecy(card)
    ? namesWith(words, null).pattern(card)
    : card.startsWith('D')
      ? words('review-temple')
      : cardName(words, card);

/** A way in words, for those who do not see it. */
export function tellWay(words: Words, steps: readonly ActionData[]): string {
  return listed(
    thingsOf(steps).map((thing) => {
      if (thing.kind === 'said') return words(thing.word);
      const name =
        thing.kind === 'card'
          ? nameOf(words, thing.card)
          : listed(thing.pieces.map(({ kind, colour }) => describePieces(words, kind, colour)));
      return thing.away ? words('review-away', { name }) : name;
    }),
  );
}

export const isGood = (verdict: JudgedTurnData['verdict']): boolean =>
  verdict === 'best' || verdict === 'as-good' || verdict === 'only';
