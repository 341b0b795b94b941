/** Begins a game against a rival with one press. */
import type { GameName, NewTable } from '$kit/api';
import { rivalName, type Personality } from '$games/shared/rivals';
import type { Words } from '$kit/words';
import { cleanName, loadName } from './device';
import { makeTable } from './making';

/** Makes the table and sits down; returns its id. */
export async function beginAgainst(
  words: Words,
  wanted: { game: GameName } & ({ level: string } | { personality: Personality }),
): Promise<string> {
  const name = cleanName(loadName()) || words('player-default');
  const table: NewTable =
    'personality' in wanted
      ? { game: wanted.game, options: wanted.personality, seats: [{ kind: 'person' }], pace: 'normal', help: 'coach' }
      : {
          game: wanted.game,
          seats: [{ kind: 'person' }, { kind: 'bot', level: wanted.level, name: rivalName(words, wanted.level) }],
          pace: 'normal',
          help: 'coach',
        };
  return (await makeTable(table, [{ seat: 0, name }])).id;
}
