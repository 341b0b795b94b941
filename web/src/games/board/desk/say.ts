/** Does what is said in words at the board table. */
import { boardVocabulary, findMeant, readSentence, slotOf, type Sentence } from './command';
import type { BoardDesk } from './desk.svelte';
import type { BoardModel } from '../model/model';
import { actionName } from '../model/speech';
import { puzzled, understood, type Answer } from '$games/shared/answer';

/** How many of the things that a sentence may mean are named. */
const NAMED = 3;

export function sayAtBoard(desk: BoardDesk, model: BoardModel, text: string): Answer {
  const { words } = desk;
  const sentence = readSentence(text, boardVocabulary(words));
  if (typeof sentence === 'string') return puzzled(words('say-unknown', { word: sentence }));
  if (desk.busy && sentence.verb !== 'read') return puzzled(words('say-wait'));
  // What was said before is no answer to this.
  desk.notice = '';
  const answer = run(desk, model, sentence);
  // The question lies on the table, not under this window.
  if (desk.question) desk.panel = null;
  return typeof answer === 'string' ? understood(desk.notice || answer) : answer;
}

function run(desk: BoardDesk, model: BoardModel, sentence: Sentence): string | Answer {
  const { words } = desk;
  switch (sentence.verb) {
    case 'undo':
      desk.undo();
      return words('say-undid');
    case 'redo':
      desk.redo();
      return words('say-redid');
    case 'reset':
      desk.reset();
      return words('say-restarted');
    case 'commit':
      desk.commit();
      return words('say-committed');
    case 'read':
      if (sentence.serpent !== null) {
        const slot = slotOf(model, sentence.serpent);
        if (!slot) return puzzled(words('say-none'));
        desk.focusLane(slot);
      }
      if (!desk.lane) return puzzled(words('say-none'));
      desk.readAloud();
      return desk.said;
    default: {
      const meant = findMeant(sentence, model);
      const [only] = meant;
      if (!only) return puzzled(words(model.isMine ? 'say-none' : 'board-why-wait'));
      if (meant.length > 1) {
        const some = meant.slice(0, NAMED).map((action) => actionName(words, model, action));
        return puzzled(words('say-many', { count: meant.length, actions: some.join(' · ') }));
      }
      desk.act(only);
      return words('say-did', { action: actionName(words, model, only) });
    }
  }
}
