/** The card set that the host plays with, if any: the server writes it into the page (`server/http/card_page.py`). */
import type boardJson from './board.json';
import type cardsJson from './cards.json';
import type { Pattern, Requirement } from './patterns';

interface Told {
  /** NAME@HASH, as records call it. */
  label: string;
  about: string;
  /** Cards that are new or not as in the box: what was worked out for those does not hold. */
  changed: readonly string[];
  patterns: Readonly<Record<string, Pattern>>;
  requirements: Readonly<Record<string, Requirement>>;
}

export type CardSet = Told &
  ({ game: 'board'; rows: Omit<typeof boardJson, 'about'> } | { game: 'cards'; rows: Omit<typeof cardsJson, 'about'> });

const told = document.getElementById('card-set')?.textContent;

export const cardSet = told ? (JSON.parse(told) as CardSet) : null;
