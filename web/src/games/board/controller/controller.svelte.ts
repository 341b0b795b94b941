/** What the reader is doing at the table: held things, focus, questions. The server decides what any of it means. */
import type { BodyColour, LegalData, ProphecyLens, TempleLens } from '$kit/api';
import type { TablePort, Touched } from '$games/shared/port';
import { Hinting } from '$games/shared/hinting.svelte';
import { Reasons } from '$games/shared/reasons';
import { boardView } from '$games/shared/views';
import type { Words } from '$kit/words';
import type { ActionArgs } from '$games/shared/actions';
import { Asking } from './asking.svelte';
import { Closing } from './closing.svelte';
import { Goals } from './goals.svelte';
import { KeyStore } from '$kit/keys';
import { BOARD_KEYS } from './keys';
import { romanOf } from '$kit/art/roman';
import { Opening } from './opening.svelte';
import { BoardModel, type Lane } from '../model/model';
import { IDLE, lift, sameHold, type Hold, type Pointing, type Slot, type Target } from '../model/pointing';
import { cardsUsing, seatName, serpentSaid } from '../model/speech';
import { cardName, isTemple, pieceName, readSerpent, spaceName } from '$games/names/board';
import { touchedBy } from './touch';
import { Undoing } from './undoing';

export type PanelName = 'keys' | 'log' | 'pick' | 'steal' | 'peek' | 'command';

/** Actions after which nothing more can be built in this turn. */
const ENDING: ReadonlySet<string> = new Set(['take', 'choose', 'pick', 'future', 'commit', 'pass']);

export class BoardController {
  readonly #table: () => TablePort;
  readonly #words: () => Words;

  pointing = $state.raw<Pointing>(IDLE);
  #lane = $state<Slot | null>(null);
  hovered = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** The placement that a socket under the pointer would make. */
  preview = $state<number | null>(null);
  panel = $state<PanelName | null>(null);
  peek = $state(0);
  tab = $state<'supply' | 'build' | 'table'>('build');
  /** The hand lies open where there is hardly room for it. */
  isHandOpen = $state(false);
  said = $state('');
  /** What a small notice over the turn bar says until something else happens. */
  notice = $state('');
  readonly keys = new KeyStore(BOARD_KEYS);
  /** The card that is explained over the table. */
  about = $state<string | null>(null);
  /** What the coach has told about this turn. */
  readonly hinting: Hinting = new Hinting(
    () => this.table,
    () => this.model?.isMine ?? false,
    () => (this.model?.isMine ?? false) && !this.model?.draft?.ends_turn,
  );
  /** The piece of a Cóatl that the reader looks at. */
  looked = $state.raw<{ serpent: Slot; piece: number } | null>(null);
  /** The action of the supply space that the reader looks at. */
  weighed = $state<number | null>(null);
  readonly goals = new Goals(this);
  readonly asking = new Asking(this);
  readonly undoing = new Undoing(this);
  /** The cards of the Cóatl that is being completed. */
  readonly closing = new Closing(this);
  /** The Prophecies that stay at the beginning. */
  readonly opening = new Opening(this);
  readonly #reasons = new Reasons(() => ({
    table: this.table,
    words: this.words,
    called: {
      card: (card) => cardName(this.words, card),
      seat: (seat) => (this.model ? seatName(this.words, this.model, seat) : ''),
      serpent: (slot) => (this.model ? romanOf(this.model.numberOf(slot)) : slot),
      colours: (colours) => spaceName(this.words, 'body', [...colours] as BodyColour[]),
    },
    say: (text) => this.tell(text),
  }));

  constructor(table: () => TablePort, words: () => Words) {
    this.#table = table;
    this.#words = words;
  }

  readonly model: BoardModel | null = $derived.by(() => {
    const state = this.#table().state;
    return state && boardView(state.position) ? new BoardModel(state) : null;
  });

  get table(): TablePort {
    return this.#table();
  }
  get words(): Words {
    return this.#words();
  }
  get busy(): boolean {
    return this.table.busy;
  }

  /** The lane that badges are read for. */
  readonly lane: Lane | null = $derived.by(() => {
    const lanes = this.model?.lanes ?? [];
    const completing = this.model?.view.completing;
    const wanted = completing ?? this.#lane;
    const chosen = lanes.find((lane) => lane.name === wanted && lane.serpent);
    return chosen ?? lanes.find((lane) => lane.serpent) ?? null;
  });
  /** The place that is shown where only one can be: the one chosen last, empty or not. */
  readonly slot: Slot = $derived.by(() => {
    const completing = this.model?.view.completing;
    if (completing === 'A' || completing === 'B') return completing;
    const lane = this.#lane && this.model?.lanes.find((each) => each.name === this.#lane);
    if (lane && (lane.serpent || lane.name === this.model?.freeSlot)) return lane.name;
    return this.lane?.name ?? this.model?.freeSlot ?? 'A';
  });
  focusLane(slot: Slot): void {
    this.#lane = slot;
  }

  get held(): Hold | null {
    return this.pointing.held;
  }
  isHeld(hold: Hold): boolean {
    return sameHold(this.held, hold);
  }

  /** The card in focus, whose matches are shown. */
  get card(): string | null {
    return this.hovered ?? (this.held?.type === 'card' ? this.held.card : null) ?? this.pinned;
  }
  prophecyLens(card: string, lane: Lane | null = this.lane): ProphecyLens | undefined {
    return isTemple(card) ? undefined : lane?.lens?.prophecies[card];
  }
  templeLens(card: string, lane: Lane | null = this.lane): TempleLens | undefined {
    return isTemple(card) ? lane?.lens?.temples[card] : undefined;
  }

  say(text: string): void {
    // The same words again are news too.
    this.said = this.said === text ? `${text}\u00a0` : text;
  }
  /** Says something and shows it. */
  tell(text: string): void {
    this.notice = text;
    this.say(text);
  }
  /** Says why something cannot be done: what the server knows about it, or this message. */
  why(name: string, touched: Touched | null = null): void {
    if (this.model?.me === null) {
      this.tell(this.words('board-prompt-watch'));
      return;
    }
    this.#reasons.tell(touched, name && this.words(name));
  }
  /** What was said holds no more. */
  hush(): void {
    this.#reasons.forget();
    this.notice = '';
  }

  /** Pins a card to see its matches, or lets it go; in the reader's turn it says why nothing else can be done with it. */
  pin(card: string, touched: Touched | null = null): void {
    this.pinned = this.pinned === card ? null : card;
    this.hush();
    if (this.pinned && touched && this.model?.isMine && !this.table.isStill) this.why('', touched);
  }

  /** Lifts or puts back; says why if it cannot be lifted. */
  lift(hold: Hold): void {
    const model = this.model;
    if (!model) return;
    const next = lift(this.pointing, hold);
    if (next.held && !model.canLift(next.held)) {
      this.pointing = IDLE;
      this.why(
        !model.isMine ? 'board-why-wait' : hold.type === 'card' ? 'board-why-card' : 'board-why-tray',
        touchedBy(hold),
      );
      return;
    }
    this.pointing = next;
    this.preview = null;
    this.hush();
    if (next.held?.type === 'piece') {
      const { piece, colour } = next.held;
      if (colour === 'O') {
        this.panel = 'steal';
        return;
      }
      this.tab = 'build';
      this.say(this.words('board-prompt-hold', { name: pieceName(this.words, piece, colour) }));
    }
  }
  release(): void {
    this.pointing = IDLE;
    this.preview = null;
  }

  /** Puts the held thing somewhere. */
  put(target: Target, hold: Hold | null = this.held): void {
    const action = hold && this.model?.actionFor(hold, target);
    if (action) {
      this.focusLane(target.serpent);
      this.act(action);
    } else this.why('board-why-here', hold && touchedBy(hold, target));
  }

  /** Takes a step; one that reveals something is asked about first. */
  act(action: LegalData | undefined, unless = 'board-why-supply', touched: Touched | null = null): void {
    if (!action) {
      this.why(this.model?.isMine ? unless : 'board-why-wait', touched);
      return;
    }
    if (this.opening.isHere) {
      if (action.kind === 'keep') this.opening.keep(String(action.args.card));
      else this.commit();
      return;
    }
    if (this.busy) {
      this.#tellOffline();
      return;
    }
    this.closing.stop();
    const run = () => {
      this.pointing = IDLE;
      this.preview = null;
      this.hush();
      this.hovered = null;
      this.table.step(action.id);
      this.#tellOffline();
    };
    if (ENDING.has(action.kind) && this.asking.leavesUnfinished) this.asking.beforeLast(action, run);
    else this.asking.beforeReveal(action, run);
  }

  /** Why the turn cannot be committed, or null if it can. */
  get blocked(): string | null {
    const model = this.model;
    if (!model?.isMine) return 'board-why-wait';
    if (model.view.phase === 'setup') return this.opening.kept.length ? null : 'board-why-keep';
    if (model.draft?.ends_turn || model.done) return null;
    if (model.view.phase === 'complete') return 'board-why-prophecy';
    if (model.view.phase === 'future') return 'board-why-future';
    return 'board-why-nothing';
  }

  commit(): void {
    const model = this.model;
    if (!model) return;
    if (this.blocked) {
      this.why(this.blocked);
      return;
    }
    if (model.view.phase === 'setup') {
      this.opening.leave();
      return;
    }
    if (this.busy) {
      this.#tellOffline();
      return;
    }
    const done = this.closing.action ?? model.done;
    const run = () => {
      this.pointing = IDLE;
      if (model.draft?.ends_turn) this.table.commit();
      else if (done) this.table.step(done.id, true);
      this.#tellOffline();
    };
    if (this.asking.leavesUnfinished) this.asking.beforeLast(null, run);
    else this.asking.beforeReveal(model.draft?.ends_turn ? undefined : done, run);
  }
  /** Without a connection nothing seems to happen: says that it will. */
  #tellOffline(): void {
    if (this.table.connection !== 'live') this.tell(this.words(this.table.isQueued ? 'offline-turn' : 'offline-step'));
  }

  /** Ends an action that was committed up to its last step and leaves nothing to choose: there is no second commit. */
  endIfNothingIsLeft(): void {
    const { model } = this;
    if (!model?.isMine || model.view.phase !== 'assemble' || model.hasSteps || model.draft?.redo || this.busy) return;
    if (model.index.size === 1 && model.done && !model.done.reveals) this.table.step(model.done.id, true);
  }

  /** Lays a Prophecy: the held or pinned one, or the only one that fits the chosen Cóatl. */
  fulfil(): void {
    const serpent = this.lane?.name;
    const model = this.model;
    if (!serpent || !model) return;
    const card = this.card;
    const fits = model.index.all('fulfil', { serpent });
    const touched = card ? { kinds: ['fulfil'], args: { card, serpent } } : null;
    this.act(
      fits.find((action) => action.args.card === card) ?? (fits.length === 1 ? fits[0] : undefined),
      'board-why-card',
      touched,
    );
  }
  readAloud(): void {
    const { lane, model } = this;
    if (lane?.serpent && model)
      this.say(readSerpent(this.words, lane.serpent, serpentSaid(this.words, model, lane.name)));
  }
  /** Escape: puts back what is held and closes what was said. Tells whether there was anything. */
  letGo(): boolean {
    if (!this.held && !this.pointing.press && !this.pinned && !this.notice && !this.looked && !this.hinting.isOpen)
      return false;
    if (!this.held && !this.pinned && !this.looked) this.hinting.close();
    this.release();
    this.pinned = null;
    this.looked = null;
    this.hush();
    return true;
  }

  /** Whether what the reader looks at, a piece or a supply space, counts for this card. */
  glows(card: string): boolean {
    const take = this.weighed === null ? undefined : this.model?.takes.get(this.weighed);
    if (take?.changes.some((change) => change.card === card && !change.breaks)) return true;
    const looked = this.looked;
    const lane = looked && this.model?.lanes.find((each) => each.name === looked.serpent);
    return !!lane && !!looked && cardsUsing(lane, looked.piece).includes(card);
  }

  /** Asks for a hint; asked again, it tells more. */
  askHint(): void {
    this.hinting.ask();
  }
  /** Takes the step that the hint proposes. */
  doHinted({ id, kind }: Pick<LegalData, 'id' | 'kind'>): void {
    if (kind === 'done') this.commit();
    else this.act(this.model?.index.byId(id));
  }
  /** The number of the step of the hint that means a thing, if any. */
  hinted(kinds: readonly LegalData['kind'][], args: ActionArgs): number | null {
    return kinds.map((kind) => this.hinting.numberOf(kind, args)).find((number) => number !== null) ?? null;
  }
  /** Whether a number is that of the step to take now. */
  isNow(number: number | null): boolean {
    return number !== null && number === this.hinting.number;
  }
}
