/** What the coach would do, in words. */
import type { LegalData } from '$lib/api';
import type { Names } from '$lib/cardgame/names';

/** Says a legal action as advice. */
export function hintWords(action: LegalData, names: Names): string {
  const { words } = names;
  const colours = String(action.args.colours ?? '');
  const card = action.args.card === undefined ? '' : names.prophecy(String(action.args.card));
  switch (action.kind) {
    case 'play':
      return words('cards-hint-play', { feather: names.feather(colours), place: words(`cards-place-${String(action.args.place).replace(' ', '-')}`) });
    case 'discard': return words('cards-hint-discard', { feather: names.feather(colours) });
    case 'head': return words('cards-hint-head', { colour: names.colour(colours) });
    case 'tail': return words('cards-hint-tail', { colour: names.colour(colours) });
    case 'fulfil': return words('cards-hint-fulfil', { card });
    case 'drop': return words('cards-hint-drop', { card });
    default: return words('cards-hint-done');
  }
}
