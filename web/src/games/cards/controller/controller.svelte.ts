/** What the reader is doing at the card table: what is held, looked at and asked. The server decides what it means. */
import { tick } from 'svelte';
import type { CardLensData, LegalData, OutlookData, RowData } from '$kit/api';
import type { TablePort, Touched } from '$games/shared/port';
import { Hinting, TOLD } from '$games/shared/hinting.svelte';
import { Reasons } from '$games/shared/reasons';
import type { Words } from '$kit/words';
import { discardOf, flip, freshSegments, outlookOf, placesOf, type Place } from '../model/actions';
import { fulfilLines, ledgerOf, waitingLines, type FulfilLine, type Ledger } from '../model/fulfilling';
import { Fulfilling } from './fulfilling.svelte';
import { Laid } from './laid.svelte';
import {
  EMPTY_HANDS,
  choose,
  confirmation,
  disarm,
  letGo,
  lift,
  turn,
  type Confirm,
  type HandCard,
  type Holding,
} from '../model/hand';
import { KeyStore } from '$kit/keys';
import { CARD_KEYS } from './keys';
import { CardModel } from '../model/model';
import { cardPosition } from '../model/position';
import { coveredWith, type Covered } from '../model/row';
import { Thefts } from './thefts.svelte';
import { CarlTheatre } from './theatre.svelte';

export type PanelName = 'log' | 'keys' | 'rivals' | 'command';

export class CardController {
  readonly #table: () => TablePort;
  readonly #words: () => Words;

  holding = $state.raw<Holding>(EMPTY_HANDS);
  preview = $state<number | null>(null);
  /** The place under a dragged Feather. */
  over = $state<number | null>(null);
  focused = $state<string | null>(null);
  /** Why nothing happened, in words. */
  why = $state<string | null>(null);
  said = $state('');
  panel = $state<PanelName | null>(null);
  /** The card that is explained over the table. */
  about = $state<string | null>(null);
  readonly keys = new KeyStore(CARD_KEYS);
  readonly thefts = new Thefts();
  readonly #reasons = new Reasons(() => ({
    table: this.table,
    words: this.words,
    called: {
      card: (card) => this.model?.names.prophecy(card) ?? card,
      seat: (seat) => this.model?.names.seat(seat) ?? '',
      colours: (colours) => this.model?.names.feather(colours) ?? colours,
    },
    say: (text) => (this.why = text),
  }));
  /** The places that the last Feather could go to, while it can still be moved. */
  readonly laid = new Laid(() => this.model);
  readonly theatre = new CarlTheatre(() => this.model);
  /** What the coach has told about this turn. */
  readonly hinting: Hinting = new Hinting(
    () => this.table,
    () => this.model?.isTurn ?? false,
    () => this.model?.hasCoach ?? false,
  );
  /** The place at a point of the row on the stage, for drags. */
  stageAt: ((x: number, y: number) => number | null) | null = null;
  readonly fulfilling = new Fulfilling(this);

  constructor(table: () => TablePort, words: () => Words) {
    this.#table = table;
    this.#words = words;
  }

  readonly model: CardModel | null = $derived.by(() => {
    const { state, seat } = this.#table();
    const position = cardPosition(state);
    return state && position ? new CardModel(state, position, seat, this.#words()) : null;
  });

  get table(): TablePort {
    return this.#table();
  }
  get words(): Words {
    return this.#words();
  }
  get lens(): CardLensData | null {
    return this.model?.lens ?? null;
  }
  get canPlace(): boolean {
    return (
      this.model !== null &&
      this.model.isTurn &&
      this.model.index.plays.size > 0 &&
      !this.table.busy &&
      !this.theatre.isRunning
    );
  }

  // What is shown

  readonly places: [Place, LegalData][] = $derived.by(() =>
    !this.model || this.holding.key === null ? [] : placesOf(this.model.index, this.holding.colours),
  );
  readonly shown: LegalData | null = $derived.by(
    () => this.model?.actionById(this.over ?? this.preview ?? this.holding.armed) ?? null,
  );
  readonly outlook: OutlookData | null = $derived.by(() => (this.shown ? outlookOf(this.lens, this.shown.id) : null));
  readonly row: RowData | null = $derived.by(() => this.outlook?.row ?? this.model?.me?.row ?? null);
  readonly fresh: number[] = $derived.by(() => {
    if (!this.row) return [];
    const last = this.outlook
      ? this.shown
      : this.model?.draft?.steps.findLast((step) => ['play', 'head', 'tail'].includes(step.kind));
    return last ? freshSegments(last.kind, String(last.args.place ?? ''), this.row.colours.length) : [];
  });
  readonly covered: Covered = $derived.by(() => {
    const { model } = this;
    if (!model?.me) return {};
    const now = model.covered(model.me.seat);
    if (!this.outlook || !this.shown) return now;
    return coveredWith(model.me.row, now, String(this.shown.args.place ?? this.shown.kind));
  });
  readonly discard: LegalData | null = $derived.by(() =>
    !this.model || this.holding.key === null ? null : discardOf(this.model.index, this.holding.colours),
  );
  readonly confirm: Confirm = $derived.by(() => {
    const { model } = this;
    if (!model) return { kind: 'blocked', why: 'cards-why-not-your-turn' };
    const { isTurn, draft, view, index, legal } = model;
    return confirmation(this.holding, index, legal, { isTurn, endsTurn: draft?.ends_turn ?? false, phase: view.phase });
  });

  readonly ledger: Ledger | null = $derived.by(() => (this.model ? ledgerOf(this.model, this.holding.armed) : null));
  /** The fulfilment that waits for the button. */
  readonly pending: FulfilLine | null = $derived.by(() =>
    this.model && this.holding.armed !== null
      ? (fulfilLines(this.model).find(({ action }) => action?.id === this.holding.armed) ?? null)
      : null,
  );
  /** What brings points and is switched off. */
  readonly waiting: FulfilLine[] = $derived.by(() =>
    this.model?.isTurn ? waitingLines(this.model, this.holding.armed) : [],
  );

  // Doing

  say(text: string): void {
    // The same words again are news too.
    this.said = this.said === text ? `${text}\u00a0` : text;
  }
  /** Says why something cannot be done: what the server knows about it, or this message. */
  whyNot(name: string, touched: Touched | null = null): void {
    if (!this.table.isStill) this.#reasons.tell(this.model?.seat === null ? null : touched, name && this.words(name));
  }
  /** What was said holds no more. */
  hush(): void {
    this.#reasons.forget();
    this.why = null;
  }
  lift(card: HandCard): void {
    const { model, canPlace } = this;
    if (canPlace && card.isResting) this.whyNot('cards-why-place-revealed');
    else if (canPlace) {
      this.hush();
      this.holding = lift(this.holding, card);
    } else if (model && !this.table.busy && !this.theatre.isRunning)
      this.whyNot(model.isTurn ? 'cards-hand-later' : 'cards-why-not-your-turn', {
        kinds: ['play'],
        args: { colours: card.colours },
      });
  }
  drag(card: HandCard): void {
    this.holding = { key: card.key, colours: card.colours, armed: null };
  }
  focusCard(card: string): void {
    this.focused = this.focused === card ? null : card;
    this.hush();
    const { model } = this;
    if (this.focused && model?.isTurn && model.view.phase === 'fulfil' && !model.index.fulfils.has(card))
      this.whyNot('', { kinds: ['fulfil'], args: { card } });
  }
  pick(action: LegalData): void {
    const { model, places } = this;
    if (this.table.busy) return;
    const { colours } = this.holding;
    const { holding, step } = choose(this.holding, action);
    this.holding = holding;
    this.preview = null;
    if (step === null) return;
    if (model && action.kind === 'play') this.laid.note(model, action, places, colours);
    this.#step(action);
  }
  pickById(id: number): void {
    const action = this.model?.actionById(id);
    if (action) this.pick(action);
  }
  #step(action: LegalData): void {
    this.fulfilling.noteStep(action);
    this.table.step(action.id);
    this.#tellOffline();
  }
  /** Without a connection nothing seems to happen: says that it will. */
  #tellOffline(): void {
    if (this.table.connection !== 'live') this.whyNot(this.table.isQueued ? 'offline-turn' : 'offline-step');
  }
  /** Takes the Feather that was just laid to another place. */
  moveTo(action: LegalData): void {
    const { model } = this;
    const laid = this.laid.now;
    const undos = model && laid ? this.laid.stepsBack(model) : 0;
    if (!laid || undos === 0 || this.table.busy) return;
    this.fulfilling.takeBack(undos, [() => this.#layAgain(laid.colours, action.id)]);
  }
  #layAgain(colours: string, id: number): void {
    const action = this.model?.actionById(id);
    const card = this.model?.cards.find((each) => each.colours === colours || each.colours === flip(colours));
    if (!action || !card) return;
    this.drag({ key: card.key, colours });
    this.pick(action);
  }

  /** Takes the step that the hint proposes; one that reveals something waits to be confirmed, as ever. */
  doHinted({ id, kind, args }: Pick<LegalData, 'id' | 'kind' | 'args'>): void {
    const { model } = this;
    const action = model?.actionById(id);
    if (!model || !action || this.table.busy) return;
    const colours = String(args.colours ?? '');
    const card =
      kind === 'play' || kind === 'discard'
        ? model.cards.find((each) => [colours, flip(colours)].includes(each.colours))
        : undefined;
    if (card) this.drag({ key: card.key, colours });
    if (kind === 'fulfil') this.fulfilling.choose(action);
    else this.pick(action);
    // The plan says what follows.
    this.fulfilling.rest();
  }
  /** The Feather of the hint's next placement, with the number of that step. */
  get hintedFeather(): { colours: string; number: number } | null {
    const { hint, told } = this.hinting;
    if (!hint) return null;
    const at = hint.plan.findIndex(
      ({ action }, i) => i >= hint.done && (action.kind === 'play' || action.kind === 'discard'),
    );
    const action = hint.plan[at]?.action;
    return !action || (at > hint.done && told < TOLD.plan)
      ? null
      : { colours: String(action.args.colours), number: at + 1 };
  }

  confirmNow(): void {
    const { confirm } = this;
    if (this.table.busy) this.#tellOffline();
    else if (confirm.kind === 'blocked') this.whyNot(confirm.why);
    else if (confirm.kind === 'commit') {
      this.table.commit();
      this.#tellOffline();
    } else {
      const { action } = confirm; // letting go changes what can be confirmed
      this.holding = letGo();
      this.#step(action);
    }
  }
  discardNow(): void {
    if (this.discard) this.pick(this.discard);
    else if (this.holding.key === null) this.whyNot('cards-why-lift-first');
    else this.whyNot('cards-why-no-discard', { kinds: ['discard'], args: { colours: this.holding.colours } });
  }
  undo(): void {
    this.#back('steps', () => this.table.undo(), 'cards-why-nothing-to-undo');
  }
  redo(): void {
    this.#back('redo', () => this.table.redo(), 'cards-why-nothing-to-redo');
  }
  reset(): void {
    this.#back('steps', () => this.table.reset(), 'cards-why-nothing-to-undo');
  }
  #back(what: 'steps' | 'redo', run: () => void, why: string): void {
    const draft = this.model?.draft;
    this.fulfilling.rest();
    if (!draft || (what === 'steps' ? draft.steps.length : draft.redo) === 0) this.whyNot(why);
    else if (!this.table.busy) {
      this.holding = letGo();
      run();
    }
  }
  readRow(): void {
    const { model } = this;
    if (model?.me) this.say(this.words('cards-your-row', { row: model.names.row(model.me.row) }));
  }
  /** Shows the place beside the one that is shown. */
  movePlace(by: 1 | -1): void {
    const at = this.places.findIndex(([, action]) => action.id === (this.preview ?? this.holding.armed));
    const count = this.places.length;
    this.#focusPlace(at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count);
  }
  #focusPlace(index: number): void {
    const action = this.places[index]?.[1].id;
    if (action !== undefined) document.querySelector<HTMLElement>(`[data-action="${action}"]`)?.focus();
  }
  /** Turns the Feather round; the place that was looked at stays in focus. */
  turn(): void {
    const at = this.places.findIndex(([, action]) => action.id === this.preview);
    this.holding = turn(this.holding);
    if (at >= 0) void tick().then(() => this.#focusPlace(at));
  }

  /** Escape: puts back what waits, what is held, or the hint, one after the other. */
  release(): void {
    if (this.holding.armed !== null) this.holding = disarm(this.holding);
    else if (this.holding.key !== null) this.holding = letGo();
    else this.hinting.close();
  }
}
