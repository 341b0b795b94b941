/** A card table at one moment, as its reader sees it: what the screen asks of a state. */
import type { CardLensData, CardSeatData, CardViewData, DraftData, LegalData, StateMessage } from '$kit/api';
import type { Words } from '$kit/words';
import { CardActions } from './actions';
import { handCards, type HandCard } from './hand';
import { lastDiscard, logLines, sinceLastTurn, type LogLine } from './log';
import { namesWith, type Names } from '$games/names/cards';
import { othersInOrder, sideOf, whereIs, type CardPosition, type CardWarning, type Side } from './position';
import { coveredColours, type Covered } from './row';

export class CardModel {
  readonly view: CardViewData;
  readonly lens: CardLensData | null;
  readonly legal: readonly LegalData[];
  readonly draft: DraftData | null;
  readonly warnings: readonly CardWarning[];
  readonly names: Names;
  readonly index: CardActions;
  /** The reader's seat; for somebody who only watches, the first one. */
  readonly me: CardSeatData | null;
  /** The others, in the order in which they play after the reader. */
  readonly others: readonly CardSeatData[];
  /** The Feathers that may be lifted. */
  readonly cards: readonly HandCard[];
  /** Everything that happened, in lines. */
  readonly lines: readonly LogLine[];
  readonly since: readonly LogLine[];
  /** The Feather on top of the discard pile, if it is known. */
  readonly lastDiscard: string | null;
  /** Prophecies of others that may be stolen now. */
  readonly stealable: ReadonlySet<string>;
  readonly #covered: ReadonlyMap<number, Covered>;

  constructor(
    readonly state: StateMessage,
    position: CardPosition,
    readonly seat: number | null,
    words: Words,
  ) {
    const { view, lens, legal, draft, warnings } = position;
    this.view = view;
    this.lens = lens;
    this.legal = legal;
    this.draft = seat === null ? null : draft;
    this.warnings = warnings;
    this.names = namesWith(words, state.table, view.carl?.competition ?? 1);
    this.index = new CardActions(legal);
    const near = seat ?? 0;
    this.me = view.seats.find((each) => each.seat === near) ?? null;
    this.others = othersInOrder(view, near);
    this.cards = handCards(view, seat);
    this.lines = logLines(state.log, seat);
    this.since = sinceLastTurn(state.log, seat);
    this.lastDiscard = lastDiscard(state.log);
    this.stealable = new Set(
      [...this.index.fulfils.keys()].filter((card) => ![null, seat].includes(whereIs(view, card))),
    );
    const events = [...state.log.map((line) => line.event), ...(draft?.events ?? [])];
    this.#covered = new Map(view.seats.map((each) => [each.seat, coveredColours(events, each.seat)]));
  }

  get isWatching(): boolean {
    return this.seat === null;
  }
  get isTurn(): boolean {
    return this.draft !== null;
  }
  get isOver(): boolean {
    return this.view.phase === 'over';
  }
  /** Whether a coach may be asked now. */
  get hasCoach(): boolean {
    return this.state.table.help === 'coach' && this.isTurn && this.legal.length > 0;
  }
  covered(seat: number): Covered {
    return this.#covered.get(seat) ?? {};
  }
  sideOf(seat: number): Side {
    return sideOf(this.others, seat);
  }
  /** Whether the reader has robbed a seat in this round; null for whoever steals nothing (any more). */
  robbed(seat: number): boolean | null {
    return this.isWatching || this.isOver ? null : (this.me?.robbed.includes(seat) ?? null);
  }
  /** The neighbours that one may steal from: who, and whether it was done in this round. */
  get neighbours(): { seat: number; robbed: boolean }[] {
    return this.others.flatMap(({ seat }) => {
      const robbed = this.sideOf(seat) === 'far' ? null : this.robbed(seat);
      return robbed === null ? [] : [{ seat, robbed }];
    });
  }
  /** Every card that can be seen: Prophecies, the Temple, the reader's Feathers. */
  get visible(): string[] {
    const { supply, carl, temple } = this.view;
    const held = [this.me, ...this.others, carl].flatMap((each) => each?.held.map(({ card }) => card) ?? []);
    return [...new Set([...supply, ...held, ...(temple ? [temple] : []), ...this.cards.map(({ colours }) => colours)])];
  }
  actionById(id: number | null): LegalData | null {
    return this.legal.find((action) => action.id === id) ?? null;
  }
}
