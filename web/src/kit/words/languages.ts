/** The languages, each with its own name for itself. */
export const LANGUAGES = ['en', 'fr', 'pt-BR'] as const;
export type Language = (typeof LANGUAGES)[number];

export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  'pt-BR': 'Português',
};

const KEY = 'coatl.language';

export const isLanguage = (value: unknown): value is Language => LANGUAGES.some((language) => language === value);

/** The first of the wanted languages that we speak, by its main part; English otherwise. */
export function detectLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const main = tag.toLowerCase().split('-')[0];
    const found = LANGUAGES.find((language) => language.split('-')[0] === main);
    if (found) return found;
  }
  return 'en';
}

export function loadLanguage(): Language {
  try {
    const kept = localStorage.getItem(KEY);
    if (isLanguage(kept)) return kept;
  } catch {
    // No storage: the browser's language it is.
  }
  return detectLanguage(navigator.languages ?? [navigator.language]);
}

export function saveLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // It is forgotten with the page.
  }
}
