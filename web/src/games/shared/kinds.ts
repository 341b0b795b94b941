/** What the pages around a table know of each game before they look at one, by its name. */
import type { GameName } from '$kit/api';

export interface GameKind {
  /** One person against CARL: there are no other seats. */
  isSolo: boolean;
  /** Whose cards it is played with: CARL plays the card game. */
  cards: 'board' | 'cards';
  /** A player builds several Cóatls; without, one row. */
  hasCoatls: boolean;
  /** The name of the message for one of its options. */
  optionMessage(option: string): string;
  /** The name of the message for a game that its rule `by` has decided among equals, by so much. */
  tieMessage(by: number, distance: number): string;
}

const board: GameKind = {
  isSolo: false,
  cards: 'board',
  hasCoatls: true,
  optionMessage: (option) => `option-${option}`,
  tieMessage: (by, distance) => (by === 1 && distance === 1 ? 'margin-one-card' : `margin-board-${by}`),
};
const cards: GameKind = {
  ...board,
  cards: 'cards',
  hasCoatls: false,
  tieMessage: (by) => `margin-cards-${by}`,
};
const carl: GameKind = { ...cards, isSolo: true, optionMessage: (option) => `carl-${option}` };

export const GAME_KINDS: Readonly<Record<GameName, GameKind>> = { board, cards, carl };

/** The same for a name that was kept on a device, whatever it is. */
export const kindOf = (game: string): GameKind =>
  (GAME_KINDS as Readonly<Record<string, GameKind | undefined>>)[game] ?? cards;
