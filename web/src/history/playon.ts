/** Playing on from a moment of a finished game: one seat is the reader's, the others become bots. */
import type { NewTable, SeatPlan, StateMessage } from '$kit/api';
import { rivalName } from '$games/shared/rivals';
import { fetchRecord, type Secrets } from '$kit/network/api';
import type { Words } from '$kit/words';
import { cleanName, loadName } from '../mytables/device';
import { makeTable } from '../mytables/making';
import { freshName } from '../mytables/plan';

export interface Moment {
  /** The game as it was left at the end. */
  final: StateMessage;
  secrets: Secrets;
  /** How many of its steps are taken over. */
  steps: number;
  /** The seat that the reader takes. */
  seat: number;
}

/** Makes a table that goes on from a moment; returns its id. */
export async function playOn(
  words: Words,
  { final, secrets, steps, seat }: Moment,
  levelOf: (seat: number) => string,
): Promise<string> {
  const { table } = final;
  const used: string[] = [];
  const seats = table.seats.map((each): SeatPlan => {
    if (each.seat === seat) return { kind: 'person' };
    const level = levelOf(each.seat);
    const name = freshName(rivalName(words, level), used);
    used.push(name);
    return { kind: 'bot', level, name };
  });
  const wanted: NewTable = {
    game: table.game,
    record: await fetchRecord(table.id, secrets),
    steps,
    seats: seats as NewTable['seats'],
    pace: 'normal',
    help: table.help,
  };
  const made = await makeTable(wanted, [{ seat, name: cleanName(loadName()) || words('player-default') }]);
  return made.id;
}
