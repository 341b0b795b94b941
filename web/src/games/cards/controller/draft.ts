/** The keys of a draft at the card table. */
import type { DraftControl } from '$games/shared/draft';
import type { CardModel } from '../model/model';
import type { CardController } from './controller.svelte';

export function draftControl(controller: CardController, model: CardModel): DraftControl {
  const { words, table, keys, hinting } = controller;
  const back = (model.draft?.steps.length ?? 0) > 0 && !table.busy;
  const forth = (model.draft?.redo ?? 0) > 0 && !table.busy;
  return {
    hint: {
      text: words('cards-hint'),
      expanded: hinting.isOpen,
      shortcut: keys.key('hint'),
      press: () => hinting.ask(),
    },
    undo: { text: words('cards-undo'), disabled: !back, shortcut: keys.key('undo'), press: () => controller.undo() },
    redo: { text: words('cards-redo'), disabled: !forth, shortcut: keys.key('redo'), press: () => controller.redo() },
    reset: {
      text: words('cards-reset'),
      disabled: !back,
      shortcut: keys.key('reset'),
      press: () => controller.reset(),
    },
  };
}
