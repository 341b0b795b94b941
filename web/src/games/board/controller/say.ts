/** Does what is said in words at the board table. */
import { boardVocabulary, findMeant, readSentence, slotOf, type Sentence } from './command';
import type { BoardController } from './controller.svelte';
import type { BoardModel } from '../model/model';
import { actionName } from '../model/speech';
import { puzzled, understood, type Answer } from '$games/shared/answer';

/** How many of the things that a sentence may mean are named. */
const NAMED = 3;

export function sayAtBoard(controller: BoardController, model: BoardModel, text: string): Answer {
  const { words } = controller;
  const sentence = readSentence(text, boardVocabulary(words));
  if (typeof sentence === 'string') return puzzled(words('say-unknown', { word: sentence }));
  if (controller.busy && sentence.verb !== 'read') return puzzled(words('say-wait'));
  // What was said before is no answer to this.
  controller.notice = '';
  const answer = run(controller, model, sentence);
  // The question lies on the table, not under this window.
  if (controller.asking.question) controller.panel = null;
  return typeof answer === 'string' ? understood(controller.notice || answer) : answer;
}

function run(controller: BoardController, model: BoardModel, sentence: Sentence): string | Answer {
  const { words } = controller;
  switch (sentence.verb) {
    case 'undo':
      controller.undoing.undo();
      return words('say-undid');
    case 'redo':
      controller.undoing.redo();
      return words('say-redid');
    case 'reset':
      controller.undoing.reset();
      return words('say-restarted');
    case 'commit':
      controller.commit();
      return words('say-committed');
    case 'read':
      if (sentence.serpent !== null) {
        const slot = slotOf(model, sentence.serpent);
        if (!slot) return puzzled(words('say-none'));
        controller.focusLane(slot);
      }
      if (!controller.lane) return puzzled(words('say-none'));
      controller.readAloud();
      return controller.said;
    default: {
      const meant = findMeant(sentence, model);
      const [only] = meant;
      if (!only) return puzzled(words(model.isMine ? 'say-none' : 'board-why-wait'));
      if (meant.length > 1) {
        const some = meant.slice(0, NAMED).map((action) => actionName(words, model, action));
        return puzzled(words('say-many', { count: meant.length, actions: some.join(' · ') }));
      }
      controller.act(only);
      return words('say-did', { action: actionName(words, model, only) });
    }
  }
}
