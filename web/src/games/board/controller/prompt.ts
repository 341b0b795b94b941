/** What the turn bar asks for, by phase and by what is held. */
import type { BoardController } from './controller.svelte';
import type { BoardModel } from '../model/model';
import { MOST_KEPT } from './opening.svelte';
import { seatName, serpentName } from '../model/speech';
import { pieceName } from '$games/names/board';

export interface Prompt {
  title: string;
  sub: string;
}

export function promptFor(controller: BoardController, model: BoardModel): Prompt {
  const { words } = controller;
  const say = (title: string, sub: string, args: Record<string, string | number> = {}): Prompt => ({
    title: words(title, args),
    sub: sub && words(sub, args),
  });
  const { view, draft } = model;
  if (view.phase === 'over' && !draft) return say('board-prompt-over', 'board-prompt-over-sub');
  if (!draft) {
    const who = model.acting[0];
    const title = model.acting.length === 1 && who !== undefined ? 'board-prompt-wait' : 'board-prompt-wait-all';
    return say(title, model.me === null ? 'board-prompt-watch' : 'board-prompt-wait-sub', {
      who: who === undefined ? '' : seatName(words, model, who),
    });
  }
  const { held } = controller;
  if (held?.type === 'piece' && held.colour === 'O') return say('board-steal-title', 'board-steal-text');
  if (held?.type === 'piece')
    return say('board-prompt-hold', 'board-prompt-hold-sub', { name: pieceName(words, held.piece, held.colour) });
  if (held?.type === 'card') return say('board-prompt-card', 'board-prompt-card-sub');
  if (held?.type === 'token') return say('board-prompt-commitment', 'board-prompt-commitment-sub');
  if (draft.ends_turn) return say('board-prompt-ends', 'board-prompt-ends-sub');
  switch (view.phase) {
    case 'setup':
      return say('board-prompt-setup', 'board-prompt-setup-sub', {
        kept: controller.opening.kept.length,
        left: MOST_KEPT - controller.opening.kept.length,
        dealt: controller.opening.cards.length,
      });
    case 'choose':
      return say('board-prompt-choose', 'board-prompt-choose-sub');
    case 'assemble':
      return model.canAssemble
        ? say('board-prompt-assemble', 'board-prompt-assemble-sub')
        : say('board-prompt-ends', 'board-prompt-ends-sub');
    case 'complete':
      return say('board-prompt-complete', 'board-prompt-complete-sub', {
        name: serpentName(words, model, view.completing ?? ''),
      });
    case 'future':
      return say('board-prompt-future', 'board-prompt-future-sub');
    default:
      if (isFirst(model)) return say('board-prompt-first', 'board-prompt-first-sub');
      if (model.index.has('pass')) return say('board-prompt-stuck', 'board-prompt-stuck-sub');
      return say(
        view.is_second ? 'board-prompt-main-second' : 'board-prompt-main',
        isAssemblyOnly(model) ? 'board-prompt-main-assemble-sub' : 'board-prompt-main-sub',
      );
  }
}

/** Nothing lies before the reader yet. */
const isFirst = ({ shown, index }: BoardModel): boolean =>
  !shown.board.length && !shown.finished.length && shown.serpents.every((serpent) => !serpent) && index.has('take');

/** There is nothing to take or to choose, or it is not part of a puzzle's question. */
const isAssemblyOnly = ({ index, canAssemble }: BoardModel): boolean =>
  canAssemble && !index.has('take') && !index.has('choose');

/** What the commit button says. */
export function commitLabel(controller: BoardController, model: BoardModel): string {
  const { words } = controller;
  if (controller.blocked === 'board-why-prophecy') return words('board-why-prophecy');
  if (model.view.phase !== 'setup' && (model.draft?.ends_turn || !model.done)) return words('board-commit');
  switch (model.view.phase) {
    case 'setup':
      return words('board-commit-setup', { count: controller.opening.kept.length });
    case 'choose':
      return words('board-commit-enough');
    case 'main':
      return words('board-commit-skip');
    case 'future':
      return words('board-commit-future');
    case 'complete': {
      const points = closingPoints(controller);
      if (controller.closing.action?.reveals && points !== undefined)
        return words('board-commit-close-shows', { points });
      return points === undefined ? words('board-commit-close-plain') : words('board-commit-close', { points });
    }
    default:
      return words('board-commit');
  }
}

/** What the Cóatl that is being completed pays with all that is chosen for it; undefined where there is no lens. */
export function closingPoints(controller: BoardController): number | undefined {
  const points = controller.lane?.lens?.points;
  const { action } = controller.closing;
  const temple = action && controller.templeLens(String(action.args.card));
  return points === undefined ? undefined : points + (temple?.points ?? 0);
}
