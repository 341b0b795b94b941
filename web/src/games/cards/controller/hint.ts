/** What the coach says about an action. */
import type { ActionData } from '$kit/api';
import type { Names } from '$games/names/cards';

const colours = (action: ActionData): string => String(action.args.colours ?? '');
const placeName = (action: ActionData): string => `cards-place-${String(action.args.place).replace(' ', '-')}`;
const prophecy = (action: ActionData, names: Names): string =>
  action.args.card === undefined ? '' : names.prophecy(String(action.args.card));

/** Says a step of a hint; the card that it is about is drawn beside it. */
export function stepWords(action: ActionData, names: Names): string {
  const { words } = names;
  if (action.kind === 'fulfil') return words('cards-step-fulfil');
  if (action.kind === 'drop') return words('cards-step-drop');
  if (action.kind === 'play')
    return words('cards-step-play', { feather: names.feather(colours(action)), place: words(placeName(action)) });
  return actionWords(action, names).replace(/\.$/, '');
}

/** Says the whole action. */
export function actionWords(action: ActionData, names: Names): string {
  const { words } = names;
  const card = prophecy(action, names);
  switch (action.kind) {
    case 'play':
      return words('cards-hint-play', { feather: names.feather(colours(action)), place: words(placeName(action)) });
    case 'discard':
      return words('cards-hint-discard', { feather: names.feather(colours(action)) });
    case 'head':
      return words('cards-hint-head', { colour: colours(action) });
    case 'tail':
      return words('cards-hint-tail', { colour: colours(action) });
    case 'fulfil':
      return words('cards-hint-fulfil', { card });
    case 'drop':
      return words('cards-hint-drop', { card });
    default:
      return words('cards-hint-done');
  }
}
