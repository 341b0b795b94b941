/** What the bar says: what to do now, and what that means. */
import type { CardViewData, DraftData, LegalData } from '$lib/api';
import type { Confirm, Holding } from '$lib/cardgame/hand';
import type { Names } from '$lib/cardgame/names';

interface Situation {
  view: CardViewData;
  names: Names;
  isTurn: boolean;
  draft: DraftData | null;
  holding: Holding;
  /** The action that is looked at or waits for a yes. */
  armed: LegalData | null;
  confirm: Confirm;
}

/** Returns a title and a note for the bar. */
export function promptOf({ view, names, isTurn, draft, holding, armed, confirm }: Situation): { title: string; note: string } {
  const { words } = names;
  if (view.phase === 'over' && !draft) return { title: words('cards-why-over'), note: '' };
  if (!isTurn) return { title: words('cards-prompt-wait', { name: names.seat(view.turn) }), note: words('cards-note-wait') };
  if (holding.armed !== null && armed) {
    const name = armed.kind === 'discard' ? 'discard' : 'draw';
    return { title: words(`cards-prompt-${name}`), note: words(`cards-note-${name}`) };
  }
  if (draft?.ends_turn) return { title: words('cards-prompt-commit'), note: words('cards-note-commit') };
  if (holding.key !== null && (view.phase === 'play' || view.phase === 'revealed')) {
    return { title: words('cards-prompt-place', { feather: names.feather(holding.colours) }), note: words('cards-note-free') };
  }
  const title = words(`cards-prompt-${view.phase}`, { left: view.plays_left });
  const isFinal = confirm.kind === 'step' && confirm.action.reveals;
  return { title, note: words(isFinal ? 'cards-note-done-draws' : 'cards-note-free') };
}
