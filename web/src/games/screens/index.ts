/** What each game brings to the screens around its table, by the name of the game: the one place where that is looked up. */
import type { ActionData, LogData, StateMessage, TableData } from '$kit/api';
import { BoardModel } from '$games/board/model/model';
import { actionName } from '$games/board/model/speech';
import { tellGame as tellBoardGame } from '$games/board/model/told';
import { tellGame as tellCardGame } from '$games/cards/model/game';
import { describeAction } from '$games/names/actions';
import { cardName } from '$games/names/board';
import { isProphecy, namesWith } from '$games/names/cards';
import type { TablePort } from '$games/shared/port';
import type { ToldLine } from '$games/shared/told';
import type { Words } from '$kit/words';
import type { Component, Snippet } from 'svelte';

export type GameTable = Component<{ table: TablePort; words: Words; tools?: Snippet; notes?: Snippet }>;

export interface GameScreens {
  /** Its table, which is fetched when it is needed. */
  table(): Promise<{ default: GameTable }>;
  /** A whole game in lines. */
  tellGame(words: Words, log: readonly LogData[], state: StateMessage): ToldLine[];
  /** A card, as a sentence calls it. */
  nameCard(words: Words, table: TableData, card: string): string;
  /** An action of somebody, in a few words. */
  tellAction(words: Words, state: StateMessage, action: ActionData, seat: number | undefined): string;
}

const board: GameScreens = {
  table: () => import('$games/board/BoardTable.svelte'),
  tellGame: tellBoardGame,
  nameCard: (words, _table, card) => cardName(words, card),
  tellAction: (words, state, action, seat) => actionName(words, new BoardModel(state), action, { seat }),
};

const cards: GameScreens = {
  table: () => import('$games/cards/CardTable.svelte'),
  tellGame: tellCardGame,
  nameCard: (words, table, card) =>
    isProphecy(card) ? namesWith(words, table).prophecy(card) : words('puzzles-temple'),
  tellAction(words, state, action) {
    const { card } = action.args;
    const told =
      typeof card === 'string' && card
        ? { ...action, args: { ...action.args, card: namesWith(words, state.table).pattern(card) } }
        : action;
    return describeAction(words, told, state.table.seats);
  },
};

const GAMES: Readonly<Record<string, GameScreens>> = { board, cards, carl: cards };

export const screensOf = (game: string): GameScreens => GAMES[game] ?? cards;
