/** Sits down at a table of its own for a lesson: the deal is always the same, what is drawn later is not. */
import type { NewTable } from '$kit/api';
import { GAME_KINDS } from '$games/shared/kinds';
import { cleanName, loadName } from '../mytables/device';
import { asRefusal, lookAt } from '$kit/network/api';
import { makeTable } from '../mytables/making';
import { findTable } from '../mytables/device';
import type { Words } from '$kit/words';
import boardRecord from './records/board.coatl?raw';
import cardsRecord from './records/cards.coatl?raw';
import carlRecord from './records/carl.coatl?raw';
import { forgetLesson, openLesson, saveLesson, type LessonName } from '../mytables/lessons';

const RECORDS: Readonly<Record<LessonName, string>> = { board: boardRecord, cards: cardsRecord, carl: carlRecord };

/** Takes up the lesson that waits, or begins a new one; returns its table. */
export async function beginLesson(lesson: LessonName, words: Words, isFresh = false): Promise<string> {
  const open = isFresh ? null : openLesson(lesson);
  if (open && (await isThere(open.table))) {
    saveLesson({ ...open, isHidden: false, isLeft: false });
    return open.table;
  }
  const person = { kind: 'person' } as const;
  const rival = { kind: 'bot', level: 'novice', name: words('rival-novice') } as const;
  const wanted: NewTable = {
    game: lesson,
    record: RECORDS[lesson],
    steps: 0,
    help: 'coach',
    pace: 'normal',
    seats: GAME_KINDS[lesson].isSolo ? [person] : [person, rival],
  };
  const name = cleanName(loadName()) || words('player-default');
  const table = await makeTable(wanted, [{ seat: 0, name }]);
  saveLesson({ table: table.id, lesson, done: [], isHidden: false, isLeft: false, isOver: false });
  return table.id;
}

/** Whether the server still knows a table; if not, its lesson is forgotten. */
async function isThere(table: string): Promise<boolean> {
  const kept = findTable(table);
  try {
    if (kept) {
      const seen = await lookAt(table, { token: kept.tokens[0] ?? kept.host, invite: kept.invite });
      if (seen.table.status !== 'over') return true;
    }
  } catch (error) {
    // Without a connection the table itself says so.
    if (!['no-table', 'bad-token'].includes(asRefusal(error).code)) return true;
  }
  forgetLesson(table);
  return false;
}
