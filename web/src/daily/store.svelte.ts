/** The deal of one day and one game on this device: not begun, begun, or what it came to. */
import type { DayBoardData, DayData, DayResultData, NewTable } from '$kit/api';
import {
  asRefusal,
  enterBoard,
  fetchBoard,
  fetchDay,
  fetchDayRecord,
  fetchRecord,
  judgeDay,
  lookAt,
} from '$kit/network/api';
import { place } from '$kit/network/place.svelte';
import type { Refusal } from '$kit/network/refusal';
import { openRecord } from '../history/record';
import { findDay, loadHolder, noteBegun, noteResult, type DailyGame, type KeptDay } from '../mytables/days';
import { findTable } from '../mytables/device';
import { makeTable } from '../mytables/making';
import { renewPlayer } from '../mytables/player';

export class DayStore {
  game = $state<DailyGame>('board');
  day = $state('');
  deal = $state.raw<DayData | null>(null);
  kept = $state.raw<KeptDay | null>(null);
  result = $state.raw<DayResultData | null>(null);
  board = $state.raw<DayBoardData | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** Why the result is not on the board. */
  entryRefusal = $state.raw<Refusal | null>(null);
  isBusy = $state(false);
  #turn = 0;

  /** Whether a server keeps a board for this page. */
  get hasBoard(): boolean {
    return !place.isHere;
  }

  async open(game: DailyGame, day: string): Promise<void> {
    const turn = ++this.#turn;
    this.game = game;
    this.day = day;
    this.deal = this.result = this.board = this.refusal = this.entryRefusal = null;
    this.kept = findDay(day, game);
    try {
      const deal = await fetchDay(game, day);
      if (turn !== this.#turn) return;
      this.deal = deal;
      if (this.kept) await this.#lookAtTry(turn, this.kept);
    } catch (error) {
      if (turn === this.#turn) this.refusal = asRefusal(error);
    }
    if (turn === this.#turn) await this.#lookAtBoard(turn);
  }

  /** Makes a table of this deal and returns its name; the first one counts, later ones are practice. */
  async begin(name: string, rival: string): Promise<string | null> {
    const { deal, game, day } = this;
    if (!deal || this.isBusy) return null;
    this.isBusy = true;
    const seats: NewTable['seats'] = [{ kind: 'person' }, { kind: 'bot', level: 'priest', name: rival }];
    try {
      const table = await makeTable({ game, day, seats }, [{ seat: deal.seat, name }]);
      noteBegun(day, game, table.id);
      return table.id;
    } catch (error) {
      this.refusal = asRefusal(error);
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  /** Puts the result on the board of the day. */
  async enter(name: string): Promise<void> {
    const { kept, game, day } = this;
    if (!kept || this.isBusy) return;
    this.isBusy = true;
    this.entryRefusal = null;
    try {
      this.board = await enterBoard(game, day, name, await this.#record(kept), loadHolder());
      await renewPlayer();
    } catch (error) {
      this.entryRefusal = asRefusal(error);
    } finally {
      this.isBusy = false;
    }
  }

  /** Opens somebody's game of this day to be looked at; returns the table it lies on. */
  async watch(name: string): Promise<string | null> {
    try {
      return await openRecord(await fetchDayRecord(this.game, this.day, name, loadHolder()));
    } catch (error) {
      this.refusal = asRefusal(error);
      return null;
    }
  }

  #record({ table }: KeptDay): Promise<string> {
    return fetchRecord(table, { token: findTable(table)?.tokens[0] ?? null });
  }

  async #lookAtTry(turn: number, kept: KeptDay): Promise<void> {
    const { game, day } = this;
    if (!kept.result) {
      const state = await lookAt(kept.table, { token: findTable(kept.table)?.tokens[0] ?? null });
      if (state.table.status !== 'over') return;
    }
    const result = await judgeDay(game, day, await this.#record(kept));
    noteResult(kept.table, { points: result.points, beaten: result.beaten, isWon: result.is_won });
    if (turn !== this.#turn) return;
    this.result = result;
    this.kept = findDay(day, game);
  }

  async #lookAtBoard(turn: number): Promise<void> {
    if (!this.hasBoard) return;
    try {
      const board = await fetchBoard(this.game, this.day, loadHolder());
      if (turn === this.#turn) this.board = board;
    } catch {
      // A page without its server shows no board.
    }
  }
}
