/** What the coach says about an action. */
import type { LegalData } from '$lib/api';
import type { Names } from '$lib/cardgame/names';

const colours = (action: LegalData): string => String(action.args.colours ?? '');
const prophecy = (action: LegalData, names: Names): string => (action.args.card === undefined ? '' : names.prophecy(String(action.args.card)));

/** Names the card that an action is about. */
export function cardWords(action: LegalData, names: Names): string {
  const { words } = names;
  if (action.args.card !== undefined) return words('cards-coach-prophecy', { card: prophecy(action, names) });
  return words('cards-coach-feather', { feather: names.feather(colours(action)) });
}

/** Says the whole action. */
export function actionWords(action: LegalData, names: Names): string {
  const { words } = names;
  const card = prophecy(action, names);
  switch (action.kind) {
    case 'play':
      return words('cards-hint-play', { feather: names.feather(colours(action)), place: words(`cards-place-${String(action.args.place).replace(' ', '-')}`) });
    case 'discard': return words('cards-hint-discard', { feather: names.feather(colours(action)) });
    case 'head': return words('cards-hint-head', { colour: colours(action) });
    case 'tail': return words('cards-hint-tail', { colour: colours(action) });
    case 'fulfil': return words('cards-hint-fulfil', { card });
    case 'drop': return words('cards-hint-drop', { card });
    default: return words('cards-hint-done');
  }
}
