/** What the reader is doing at the table: held things, focus, questions. The server decides what any of it means. */
import type { LegalData, ProphecyLens, TempleLens } from '$lib/api';
import type { TablePort } from '$lib/table/port';
import type { Words } from '$lib/words';
import { readFlag, writeFlag } from './keep';
import { BoardModel, type Lane } from './model';
import { IDLE, cancel, lift, sameHold, type Hold, type Pointing, type Slot, type Target } from './pointing';
import { isTemple, pieceName, readSerpent, serpentName } from './speech';

export type PanelName = 'keys' | 'log' | 'pick' | 'steal' | 'hint' | 'resign' | 'peek';

export interface Question {
  kind: 'reveals' | 'last';
  action: LegalData | null;
  names: string[];
  run: () => void;
}

export class BoardDesk {
  readonly #table: () => TablePort;
  readonly #words: () => Words;

  pointing = $state.raw<Pointing>(IDLE);
  #lane = $state<Slot | null>(null);
  hovered = $state<string | null>(null);
  pinned = $state<string | null>(null);
  /** The placement that a socket under the pointer would make. */
  preview = $state<number | null>(null);
  question = $state.raw<Question | null>(null);
  panel = $state<PanelName | null>(null);
  peek = $state(0);
  tab = $state<'supply' | 'build' | 'table'>('build');
  said = $state('');
  /** What a small notice over the turn bar says until something else happens. */
  notice = $state('');
  keys = $state(!readFlag('no-keys'));
  hintStep = $state(0);

  constructor(table: () => TablePort, words: () => Words) {
    this.#table = table;
    this.#words = words;
  }

  readonly model: BoardModel | null = $derived.by(() => {
    const state = this.#table().state;
    return state?.position?.view.game === 'board' ? new BoardModel(state) : null;
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
  why(name: string): void {
    this.notice = this.words(name);
    this.say(this.notice);
  }

  /** Lifts or puts back; says why if it cannot be lifted. */
  lift(hold: Hold): void {
    const model = this.model;
    if (!model) return;
    const next = lift(this.pointing, hold);
    if (next.held && !model.canLift(next.held)) {
      this.pointing = IDLE;
      this.why(!model.isMine ? 'board-why-wait' : hold.type === 'card' ? 'board-why-card' : 'board-why-tray');
      return;
    }
    this.pointing = next;
    this.preview = null;
    this.notice = '';
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
    this.pointing = cancel(this.pointing);
    this.pointing = IDLE;
    this.preview = null;
  }

  /** Puts the held thing somewhere. */
  put(target: Target, hold: Hold | null = this.held): void {
    const action = hold && this.model?.actionFor(hold, target);
    if (action) {
      this.focusLane(target.serpent);
      this.act(action);
    } else this.why('board-why-here');
  }

  /** Takes a step; one that reveals something is asked about first. */
  act(action: LegalData | undefined, unless = 'board-why-supply'): void {
    if (!action) {
      this.why(this.model?.isMine ? unless : 'board-why-wait');
      return;
    }
    if (this.busy) return;
    const run = () => {
      this.pointing = IDLE;
      this.preview = null;
      this.notice = '';
      this.hovered = null;
      this.table.step(action.id);
    };
    if (action.reveals && !readFlag('sure')) this.question = { kind: 'reveals', action, names: [], run };
    else run();
  }

  /** Why the turn cannot be committed, or null if it can. */
  get blocked(): string | null {
    const model = this.model;
    if (!model?.isMine) return 'board-why-wait';
    if (model.draft?.ends_turn || model.done) return null;
    if (model.view.phase === 'complete') return 'board-why-prophecy';
    if (model.view.phase === 'future') return 'board-why-future';
    if (model.view.phase === 'setup') return 'board-why-keep';
    return 'board-why-nothing';
  }

  commit(): void {
    const model = this.model;
    if (!model) return;
    if (this.blocked) {
      this.why(this.blocked);
      return;
    }
    if (this.busy) return;
    const done = model.done;
    const run = () => {
      this.pointing = IDLE;
      if (model.draft?.ends_turn) this.table.commit();
      else if (done) this.table.send({ type: 'step', action: done.id, commit: true });
    };
    const unfinished = model.warning('unfinished');
    if (unfinished && model.warning('your_last_turn') && model.view.phase !== 'complete') {
      const names = unfinished.serpents.map((slot) => serpentName(this.words, slot));
      this.question = { kind: 'last', action: null, names, run };
    } else if (done?.reveals && !model.draft?.ends_turn && !readFlag('sure')) {
      this.question = { kind: 'reveals', action: done, names: [], run };
    } else run();
  }
  answer(yes: boolean, never: boolean): void {
    const question = this.question;
    this.question = null;
    if (!yes) return;
    if (never && question?.kind === 'reveals') writeFlag('sure', true);
    question?.run();
  }

  undo(): void {
    if (!this.model?.hasSteps) this.why('board-why-undo');
    else if (!this.busy) this.table.undo();
    this.release();
  }
  redo(): void {
    if (!this.model?.draft?.redo) this.why('board-why-redo');
    else if (!this.busy) this.table.redo();
    this.release();
  }
  reset(): void {
    if (!this.model?.hasSteps) this.why('board-why-undo');
    else if (!this.busy) this.table.reset();
    this.release();
  }
  /** Lays a Prophecy: the held or pinned one, or the only one that fits the chosen Cóatl. */
  fulfil(): void {
    const serpent = this.lane?.name;
    const model = this.model;
    if (!serpent || !model) return;
    const card = this.card;
    const fits = model.index.all('fulfil', { serpent });
    this.act(fits.find((action) => action.args.card === card) ?? (fits.length === 1 ? fits[0] : undefined), 'board-why-card');
  }
  readAloud(): void {
    const lane = this.lane;
    if (lane?.serpent) this.say(readSerpent(this.words, lane.serpent, serpentName(this.words, lane.name)));
  }
  setKeys(on: boolean): void {
    this.keys = on;
    writeFlag('no-keys', !on);
  }

  /** Does what a key means; tells whether it meant anything. */
  key(event: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>): boolean {
    const model = this.model;
    if (!model) return false;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    if (key === 'Escape') {
      if (!this.held && !this.pointing.press && !this.pinned && !this.notice) return false;
      this.release();
      this.pinned = null;
      this.notice = '';
      return true;
    }
    if ((event.ctrlKey || event.metaKey) && !event.altKey) {
      if (key === 'z' && !event.shiftKey) this.undo();
      else if (key === 'y' || key === 'z') this.redo();
      else return false;
      return true;
    }
    if (!this.keys || event.altKey || event.ctrlKey || event.metaKey) return false;
    if (/^[1-8]$/.test(key)) {
      const space = model.tray[Number(key) - 1];
      if (!space || space.used) this.why('board-space-empty');
      else this.lift({ type: 'piece', piece: space.kind, colour: space.colour });
      return true;
    }
    const end = ({ ArrowLeft: 'left', ArrowRight: 'right', n: 'new' } as const)[key];
    if (end) {
      if (this.held?.type !== 'piece') return false;
      const serpent = end === 'new' ? model.freeSlot : this.lane?.name;
      if (serpent) this.put({ serpent, end });
      else this.why('board-why-here');
      return true;
    }
    const keys: Record<string, () => void> = {
      a: () => { this.focusLane('A'); this.readAloud(); },
      b: () => { this.focusLane('B'); this.readAloud(); },
      f: () => this.fulfil(),
      c: () => this.commit(),
      l: () => { this.panel = 'log'; },
      s: () => this.readAloud(),
      o: () => { this.peek = model.rivals[0]?.seat ?? 0; this.panel = 'peek'; },
      h: () => { if (this.model?.state.table.help === 'coach') this.askHint(); },
      '?': () => { this.panel = 'keys'; },
    };
    const meaning = keys[key];
    meaning?.();
    return meaning !== undefined;
  }

  askHint(): void {
    this.hintStep = 0;
    this.panel = 'hint';
    if (this.model?.isMine && !this.model.draft?.ends_turn) this.table.askHint();
  }
}
