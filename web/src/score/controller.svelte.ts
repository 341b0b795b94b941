/** The score helper at work: the sheet, what the server has counted, and the way back. */
import type { AnyCount, AnyScoring, Colour, PieceKind } from '$kit/api';
import type { Refusal } from '$kit/network/refusal';
import { asRefusal } from '$kit/network/api';
import { formatSheet, parseSheet } from '$games/sheet/address';
import {
  MAX_CARDS,
  MAX_GOLD,
  MAX_PLAYERS,
  MAX_TILES,
  SHEETS,
  addTile,
  emptyCoatl,
  emptyPlayer,
  emptySheet,
  flipStack,
  isScoreGame,
  lengthOf,
  movePiece,
  paintPiece,
  removePiece,
  requestOf,
  tileAt,
  type Coatl,
  type End,
  type Line,
  type ScoreGame,
  type Sheet,
} from '$games/sheet/sheet';

export const KEY = 'coatl.score';
const PATIENCE = 120;
const MANY = 200;

export interface ScorePort {
  ask: (wanted: AnyScoring) => Promise<AnyCount>;
  /** The address has changed. */
  moved: (path: string) => void;
}

export class ScoreController {
  sheet = $state.raw<Sheet>(emptySheet('board'));
  player = $state(0);
  coatl = $state(0);
  end = $state<End>('right');
  /** The piece that is held, by number from the left. */
  held = $state<number | null>(null);
  /** The card whose pieces are shown. */
  focus = $state<string | null>(null);
  count = $state.raw<AnyCount | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Parts of the address that could not be read. */
  bad = $state.raw<readonly string[]>([]);
  #past = $state.raw<readonly Sheet[]>([]);
  #path = '';
  #turn = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly port: ScorePort) {}

  get game(): ScoreGame {
    return this.sheet.game;
  }
  get current(): Coatl {
    return this.sheet.players[this.player]?.coatls[this.coatl] ?? emptyCoatl();
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get canAdd(): boolean {
    return this.current.line.tiles.length < MAX_TILES[this.game];
  }
  get isFull(): boolean {
    return this.current.cards.length >= MAX_CARDS[this.game];
  }

  /** Takes over an address; one that names nothing brings back what was last on this device. */
  open(path: string): void {
    if (path === this.#path && this.#path !== '') return;
    const kept = path === '' || isScoreGame(path) ? loadKept(path) : null;
    const { sheet, bad } = parseSheet(kept ?? path);
    this.bad = kept ? [] : bad;
    this.#past = kept === null ? keptBefore(path) : [];
    this.player = 0;
    this.coatl = 0;
    this.held = null;
    this.focus = null;
    // A half-read address stays as it is until something is changed, so that nothing of it is lost.
    if (bad.length) {
      this.#path = path;
      this.sheet = sheet;
      this.#recount();
    } else this.#show(sheet, kept !== null);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#turn += 1;
  }

  change(sheet: Sheet): void {
    if (sheet === this.sheet) return;
    this.#past = [...this.#past.slice(-MANY), this.sheet];
    this.bad = [];
    this.#show(sheet);
  }

  undo(): void {
    const before = this.#past.at(-1);
    if (!before) return;
    this.#past = this.#past.slice(0, -1);
    this.held = null;
    this.player = Math.min(this.player, before.players.length - 1);
    this.#show(before);
  }

  look(player: number, coatl = 0): void {
    this.player = player;
    this.coatl = coatl;
    this.held = null;
    this.focus = null;
    this.#recount();
  }

  begin(game: ScoreGame): void {
    this.change({
      ...emptySheet(game),
      players: this.sheet.players.map(({ name }) => ({ ...emptyPlayer(game), name })),
    });
    this.look(0);
  }

  press(kind: PieceKind, colour: Colour): void {
    const { line } = this.current;
    if (this.held !== null) {
      const isBody = tileAt(line, this.held) !== null;
      const pieceKind = isBody ? 'body' : this.held === 0 && line.head ? 'head' : 'tail';
      if (pieceKind === kind) {
        this.#line(paintPiece(line, this.held, colour));
        this.held = null;
        return;
      }
      this.held = null;
    }
    if (kind === 'head') this.#line({ ...line, head: colour });
    else if (kind === 'tail') this.#line({ ...line, tail: colour });
    else if (this.canAdd) this.#line(addTile(line, colour, this.end));
  }

  hold(piece: number): void {
    this.held = this.held === piece ? null : piece;
  }

  /** Takes the held piece away, or the outermost body of the end where pieces are added. */
  remove(): void {
    const { line } = this.current;
    const length = lengthOf(line);
    if (length === 0) return;
    const outer = this.end === 'left' ? 0 : length - 1;
    const piece = this.held ?? outer;
    this.held = null;
    this.#line(removePiece(line, piece));
  }

  move(by: -1 | 1): void {
    if (this.held === null) return;
    const line = movePiece(this.current.line, this.held, by);
    if (line === this.current.line) return;
    this.held += by;
    this.#line(line);
  }

  stack(): void {
    if (this.held !== null) this.#line(flipStack(this.current.line, this.held));
  }

  clear(): void {
    this.held = null;
    this.#coatl(emptyCoatl());
  }

  /** Lays a card beside the Cóatl, or takes it away. */
  flip(id: string): void {
    const { cards } = this.current;
    if (this.has(id)) {
      this.#coatl({ ...this.current, cards: cards.filter((card) => card.id !== id) });
      if (this.focus === id) this.focus = null;
    } else if (!this.isFull) {
      this.#coatl({ ...this.current, cards: [...cards, { id, level: null }] });
      this.focus = id;
    }
  }

  has(id: string): boolean {
    return this.current.cards.some((card) => card.id === id) || this.temple === id;
  }

  get temple(): string | null {
    return SHEETS[this.game].hasOneTemple ? this.sheet.temple : this.current.temple;
  }

  flipTemple(id: string): void {
    const temple = this.temple === id ? null : id;
    if (SHEETS[this.game].hasOneTemple) this.change({ ...this.sheet, temple });
    else this.#coatl({ ...this.current, temple });
  }

  setLevel(id: string, level: number | null): void {
    this.#coatl({ ...this.current, cards: this.current.cards.map((card) => (card.id === id ? { id, level } : card)) });
  }

  addPlayer(): void {
    if (this.sheet.players.length >= MAX_PLAYERS) return;
    this.change({ ...this.sheet, players: [...this.sheet.players, emptyPlayer(this.game)] });
    this.look(this.sheet.players.length - 1);
  }

  removePlayer(): void {
    if (this.sheet.players.length < 2) return;
    const players = this.sheet.players.filter((_, i) => i !== this.player);
    this.player = Math.max(0, this.player - 1);
    this.coatl = 0;
    this.held = null;
    this.change({ ...this.sheet, players });
  }

  setName(name: string): void {
    this.#player({ name });
  }

  setGold(gold: number): void {
    if (gold >= 0 && gold <= MAX_GOLD) this.#player({ gold });
  }

  #line(line: Line): void {
    this.#coatl({ ...this.current, line });
  }

  #coatl(coatl: Coatl): void {
    const coatls = this.sheet.players[this.player]?.coatls.map((each, i) => (i === this.coatl ? coatl : each)) ?? [];
    this.#player({ coatls });
  }

  #player(change: Partial<Sheet['players'][number]>): void {
    const players = this.sheet.players.map((each, i) => (i === this.player ? { ...each, ...change } : each));
    this.change({ ...this.sheet, players });
  }

  /** What came by a link is looked at; what was counted here is kept until something is changed. */
  #show(sheet: Sheet, isOwn = true): void {
    this.sheet = sheet;
    this.#path = formatSheet(sheet);
    if (isOwn) keep(this.#path);
    this.port.moved(this.#path);
    this.#recount();
  }

  /** Asks for the points, once the fingers rest; an answer to an older question is dropped. */
  #recount(): void {
    clearTimeout(this.#timer);
    const turn = ++this.#turn;
    this.#timer = setTimeout(() => void this.#ask(turn), PATIENCE);
  }

  async #ask(turn: number): Promise<void> {
    try {
      const count = await this.port.ask(requestOf(this.sheet, this.player, this.coatl));
      if (turn !== this.#turn) return;
      this.count = count;
      this.refusal = null;
    } catch (error) {
      if (turn === this.#turn) this.refusal = asRefusal(error);
    }
  }

  retry(): void {
    this.#recount();
  }
}

function keep(path: string): void {
  try {
    localStorage.setItem(KEY, path);
  } catch {
    // The address holds it, too.
  }
}

/** What was counted here before an address was opened, to go back to. */
function keptBefore(path: string): Sheet[] {
  const kept = loadKept('');
  return kept && kept !== path ? [parseSheet(kept).sheet] : [];
}

/** What was last counted here; of the game that is asked for, if one is. */
function loadKept(game: string): string | null {
  try {
    const kept = localStorage.getItem(KEY);
    return kept && (game === '' || kept.split(/[./]/)[0] === game) ? kept : null;
  } catch {
    return null;
  }
}
