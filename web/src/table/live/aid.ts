/** How much help a reader sees: what the table allows, and no more than was asked for. */
import type { StateMessage } from '$kit/api';

export type Help = StateMessage['table']['help'];

const LEVELS: readonly Help[] = ['off', 'match', 'coach'];

/** The table as somebody sees it who wants at most so much help. */
export function withHelp(state: StateMessage, most: Help): StateMessage {
  if (LEVELS.indexOf(state.table.help) <= LEVELS.indexOf(most)) return state;
  const position = state.position && most === 'off' ? { ...state.position, lens: null } : state.position;
  return { ...state, table: { ...state.table, help: most }, position };
}
