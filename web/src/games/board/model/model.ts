/** The table as the board screen draws it: made of one message from the server, nothing added. */
import type {
  BodyColour,
  BoardLensData,
  BoardSeatData,
  BoardViewData,
  DraftData,
  EventData,
  FewBodies,
  EndHasBegun,
  LegalData,
  PieceKind,
  PlacementLens,
  ResultData,
  SeatData,
  SerpentData,
  SerpentLens,
  StateMessage,
  TakeLens,
  ThirdIsNear,
  TurnsLeft,
  Unfinished,
  YourLastTurn,
} from '$kit/api';
import type { MaskName } from '$kit/art';
import { maskOf } from '$games/shared/rivals';
import { boardLens, boardView } from '$games/shared/views';
import { ActionIndex } from '$games/shared/actions';
import { completedBefore, Numbering } from './numerals';
import type { End, Hold, Slot, Target } from './pointing';

export type BoardWarning = ThirdIsNear | FewBodies | EndHasBegun | TurnsLeft | YourLastTurn | Unfinished;

/** A space of the player board. */
export interface TraySpace {
  kind: PieceKind;
  colour: BodyColour;
  /** Placed in this draft: the space shows where it lay. */
  used: boolean;
}

export interface Lane {
  name: Slot;
  serpent: SerpentData | null;
  /** Numbers of the pieces placed in this draft. */
  draft: readonly number[];
  /** Cards laid in this draft. */
  draftCards: readonly string[];
  lens: SerpentLens | null;
  /** The piece that one step back would return, or null. */
  last: number | null;
}

const ORDER: readonly PieceKind[] = ['head', 'body', 'tail'];
export const SPACES = 8;
export const SLOTS: readonly Slot[] = ['A', 'B'];

export class BoardModel {
  readonly view: BoardViewData;
  readonly seats: readonly SeatData[];
  readonly me: number | null;
  readonly index: ActionIndex;
  readonly draft: DraftData | null;
  readonly lens: BoardLensData | null;
  readonly warnings: readonly BoardWarning[];
  readonly acting: readonly number[];
  readonly placements: ReadonlyMap<number, PlacementLens>;
  readonly takes: ReadonlyMap<number, TakeLens>;
  /** The numbers of all Cóatls, those of the reader's draft too. */
  readonly #numbering: Numbering;
  readonly #numbers: ReadonlyMap<string, number>;

  constructor(readonly state: StateMessage) {
    const position = state.position;
    const view = boardView(position);
    if (!position || !view) throw new Error('no board game');
    this.view = view;
    this.seats = state.table.seats;
    this.me = state.seat;
    this.index = new ActionIndex(position.legal);
    this.draft = position.draft;
    this.lens = boardLens(position.lens);
    this.warnings = position.warnings as BoardWarning[];
    this.acting = position.acting;
    this.placements = new Map(this.lens?.placements.map((placement) => [placement.action, placement]));
    this.takes = new Map(this.lens?.takes.map((take) => [take.action, take]));
    this.#numbering = this.numberUntil(this.#events);
    this.#numbers = this.#numberPlaces();
  }

  /** All that the reader knows to have happened, with the reader's own draft. */
  get #events(): EventData[] {
    return [...this.state.log.map(({ event }) => event), ...(this.draft?.events ?? [])];
  }

  #numberPlaces(): Map<string, number> {
    const numbers = new Map<string, number>();
    for (const { seat, serpents } of this.view.seats) {
      const taken = SLOTS.filter((_, i) => serpents[i]);
      for (const slot of taken) numbers.set(`${seat} ${slot}`, this.#numbering.of(seat, slot));
      const free = SLOTS.filter((slot) => !taken.includes(slot));
      free.forEach((slot, i) => numbers.set(`${seat} ${slot}`, this.#numbering.next(seat) + i));
    }
    return numbers;
  }

  /** Numbers Cóatls as they stood after these events, which lead from the beginning of the log towards now. */
  numberUntil(events: readonly EventData[]): Numbering {
    return new Numbering(
      events,
      completedBefore(
        this.view.seats.map(({ finished }) => finished.length),
        this.#events,
      ),
    );
  }

  /** The number of a Cóatl under construction; an empty place has the number that comes next. */
  numberOf(slot: string, seat = this.shown.seat): number {
    return this.#numbers.get(`${seat} ${slot}`) ?? 1;
  }

  /** The number of a completed Cóatl, by when it was completed. */
  doneNumber(at: number, seat = this.shown.seat): number {
    return this.#numbering.finished(seat)[at] ?? at + 1;
  }

  /** How the game ended, if it has. */
  get result(): ResultData | null {
    return this.state.position?.result ?? null;
  }
  /** The reader chooses the Prophecies to begin with. */
  get isSetup(): boolean {
    return this.view.phase === 'setup' && this.own !== null;
  }
  /** The Cóatl whose last cards the reader chooses. */
  get completing(): Lane | undefined {
    const { completing } = this.view;
    return completing && this.isMine ? this.lanes.find((lane) => lane.name === completing) : undefined;
  }

  /** The mask of a seat, the same on every screen. */
  maskOf(seat: number): { name: MaskName; ground: string } {
    return maskOf(this.seats[seat] ?? { seat, kind: 'person', level: '' }, this.seats);
  }

  /** The reader's own seat; null for a spectator. */
  get own(): BoardSeatData | null {
    return this.me === null ? null : (this.view.seats[this.me] ?? null);
  }

  /** Whose things lie at the bottom: the reader's, or for a spectator those of the first seat. */
  get shown(): BoardSeatData {
    const seat = this.view.seats[this.me ?? 0];
    if (!seat) throw new Error('a game without seats');
    return seat;
  }

  /** The other seats, in the order they play after the shown one. */
  get rivals(): BoardSeatData[] {
    const { seats } = this.view;
    const first = this.shown.seat;
    return seats
      .slice(1)
      .map((_, i) => seats[(first + i + 1) % seats.length])
      .filter((seat) => seat !== undefined);
  }

  /** Every card that can be seen, the reader's own first. */
  get cards(): string[] {
    const { open, piles } = this.view;
    const of = ({ hand, known, temple, commitment, serpents, finished }: BoardSeatData) => [
      ...(hand ?? known),
      temple,
      commitment,
      ...[...serpents, ...finished].flatMap((serpent) => serpent?.cards ?? []),
    ];
    const all = [...of(this.shown), ...open, ...piles.map(({ top }) => top), ...this.rivals.flatMap(of)];
    return [...new Set(all.filter((card) => card !== null))];
  }

  get isMine(): boolean {
    return this.draft !== null;
  }

  /** Something has been done in this turn that can be taken back. */
  get hasSteps(): boolean {
    return (this.draft?.steps.length ?? 0) > 0;
  }

  /** Whether a piece or a card can be laid now. */
  get canAssemble(): boolean {
    return this.index.has('begin') || this.index.has('add') || this.index.has('fulfil') || this.index.has('temple');
  }

  get done(): LegalData | undefined {
    return this.index.find('done');
  }

  warning<C extends BoardWarning['code']>(code: C): Extract<BoardWarning, { code: C }> | undefined {
    return this.warnings.find((warning): warning is Extract<BoardWarning, { code: C }> => warning.code === code);
  }

  /** The tray with its pieces in a fixed order, those used in this draft left as ghosts. */
  get tray(): TraySpace[] {
    const counts = new Map<string, { kind: PieceKind; colour: BodyColour; here: number; used: number }>();
    const entry = (kind: PieceKind, colour: BodyColour) => {
      const key = `${ORDER.indexOf(kind)}${'YRKGBO'.indexOf(colour)}`;
      const found = counts.get(key) ?? { kind, colour, here: 0, used: 0 };
      counts.set(key, found);
      return found;
    };
    for (const { kind, colour, count } of this.shown.board) entry(kind, colour).here += count;
    for (const { kind, args } of this.draft?.steps ?? []) {
      if (kind === 'begin' || kind === 'add') entry(args.piece as PieceKind, args.colours as BodyColour).used += 1;
    }
    return [...counts.entries()]
      .sort(([a], [b]) => a.localeCompare(b))
      .flatMap(([, { kind, colour, here, used }]) => [
        ...Array.from({ length: here }, () => ({ kind, colour, used: false })),
        ...Array.from({ length: used }, () => ({ kind, colour, used: true })),
      ]);
  }

  get lanes(): Lane[] {
    return SLOTS.map((name, i) => this.#lane(name, this.shown.serpents[i] ?? null));
  }

  /** The same in the order of their numbers. */
  get orderedLanes(): Lane[] {
    return this.lanes.sort((a, b) => this.numberOf(a.name) - this.numberOf(b.name));
  }

  #lane(name: Slot, serpent: SerpentData | null): Lane {
    const events = (this.draft?.events ?? []).filter((event) => event.data.serpent === name);
    const count = serpent?.pieces.length ?? 0;
    const draft = new Set<number>();
    let left = 0;
    let right = 0;
    for (const event of events) {
      if (event.name === 'began') left += 1;
      if (event.name === 'added' && event.data.end === 'left') left += 1;
      if (event.name === 'added' && event.data.end === 'right') right += 1;
    }
    for (let i = 0; i < Math.min(left, count); i += 1) draft.add(i);
    for (let i = 0; i < Math.min(right, count); i += 1) draft.add(count - 1 - i);
    const step = this.draft?.steps.at(-1);
    const last =
      step?.kind === 'add' && step.args.serpent === name
        ? step.args.end === 'left'
          ? 0
          : count - 1
        : step?.kind === 'begin' && count === 1 && draft.has(0)
          ? 0
          : null;
    return {
      name,
      serpent,
      last: serpent ? last : null,
      draft: [...draft],
      draftCards: events.filter((event) => event.name === 'fulfilled').map((event) => String(event.data.card)),
      lens: this.lens?.serpents.find((each) => each.serpent === name) ?? null,
    };
  }

  /** The action that puts a thing there. */
  actionFor(hold: Hold, target: Target): LegalData | undefined {
    if (hold.type === 'piece') {
      const what = { piece: hold.piece, colours: hold.colour };
      if (target.end === 'new') return target.serpent === this.freeSlot ? this.index.find('begin', what) : undefined;
      return this.index.find('add', { ...what, serpent: target.serpent, end: target.end });
    }
    if (hold.type === 'card') return this.index.find('fulfil', { card: hold.card, serpent: target.serpent });
    return undefined;
  }

  /** The first place without a Cóatl: a new one begins there. */
  get freeSlot(): Slot | null {
    return SLOTS.find((_, i) => !this.shown.serpents[i]) ?? null;
  }

  /** All places where a thing can go now. */
  targetsFor(hold: Hold): Target[] {
    const ends: readonly End[] = hold.type === 'card' ? ['cards'] : ['left', 'right', 'new'];
    return SLOTS.flatMap((serpent) => ends.map((end) => ({ serpent, end }))).filter((target) =>
      this.actionFor(hold, target),
    );
  }

  canLift(hold: Hold): boolean {
    if (hold.type === 'token') return this.index.has('commit');
    if (hold.type === 'piece' && hold.colour === 'O') return this.index.has('steal');
    return this.targetsFor(hold).length > 0;
  }

  /** What is still hidden when the reader's turn is public: lines since the reader's last own one. */
  get news(): EventData[] {
    const events = this.state.log.map((line) => line.event);
    const mine = events.findLastIndex(
      (event) => event.seat === this.me && !['turn', 'refilled', 'filled', 'shown'].includes(event.name),
    );
    return events.slice(mine + 1);
  }
}

/** Ends of a Cóatl that are not closed by a head or a tail. */
export const openEnds = (serpent: SerpentData): { left: boolean; right: boolean } => ({
  left: serpent.pieces[0]?.kind !== 'head',
  right: serpent.pieces.at(-1)?.kind !== 'tail',
});
