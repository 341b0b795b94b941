/** Deleting a game: final, and only on this device; where others play on, nobody has to wait for its seats. */
import type { AnswerData, StateMessage } from '$kit/api';
import { forgetTable, type KeptTable } from './device';
import { forgetLesson } from './lessons';
import { forgetResult } from './results';
import { asRefusal, forgetHere, lookAt, sendCommand } from '$kit/network/api';
import { isHere } from '$kit/network/place.svelte';
import { newKey } from '$kit/network/random';

interface Server {
  look: (table: string, secrets: { token: string }) => Promise<StateMessage>;
  send: (table: string, command: Record<string, unknown>, secrets: { token: string }) => Promise<AnswerData>;
}

const HTTP: Server = { look: lookAt, send: sendCommand };

/** Refuses only if the server cannot be told and somebody might wait. */
export async function deleteGame(table: KeptTable, server: Server = HTTP): Promise<void> {
  if (!table.isOver && !isHere(table.id)) for (const token of table.tokens) await giveUp(table, token, server);
  forgetLesson(table.id);
  forgetTable(table.id);
  forgetResult(table.id);
  // It is nowhere else.
  await forgetHere(table.id).catch(() => undefined);
}

/** Gives a seat up: before the game it is free again, during it a bot finishes if other people play. */
async function giveUp(table: KeptTable, token: string, { look, send }: Server): Promise<void> {
  try {
    const state = await look(table.id, { token });
    const { seat } = state;
    const own = seat === null ? undefined : state.table.seats[seat];
    if (seat === null || !own || own.resigned) return;
    if (state.table.status === 'lobby') await send(table.id, { type: 'leave', key: newKey(), seat }, { token });
    if (state.table.status === 'running' && hasOthers(state, table))
      await send(table.id, { type: 'resign', key: newKey(), seat }, { token });
  } catch (error) {
    // Whatever else was refused, the seat is not ours any more or needs nobody.
    if (asRefusal(error).code === 'no-connection') throw error;
  }
}

/** Whether more people play than sit at this device. Bots do not mind; their game just rests until it is cleared away. */
function hasOthers(state: StateMessage, table: KeptTable): boolean {
  const people = state.table.seats.filter((seat) => seat.kind === 'person' && seat.taken);
  return people.length > table.tokens.length;
}
