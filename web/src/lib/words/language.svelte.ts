/** The reader's language: loaded when it is first needed, changed at any time. */
import type { FluentBundle } from '@fluent/bundle';
import { knows, makeBundle, makeWords } from './bundle';
import type { Words } from './index';
import { LANGUAGES, isLanguage, loadLanguage, saveLanguage, type Language } from './languages';

// One small file for each text of each language; only those of the languages in use are fetched.
const TEXTS = import.meta.glob<string>('../../../../src/coatl/locales/*/*.ftl', { query: '?raw', import: 'default' });

async function loadBundle(language: Language): Promise<FluentBundle> {
  const paths = Object.keys(TEXTS).filter((path) => path.includes(`/locales/${language}/`));
  const texts = await Promise.all(paths.sort().map((path) => TEXTS[path]?.() ?? ''));
  return makeBundle(language, texts);
}

class LanguageChoice {
  current = $state<Language>('en');
  #loaded = new Map<Language, FluentBundle>();
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  #wanted: Language = 'en';

  /** Whether there are words to show. */
  get isReady(): boolean {
    return this.#bundles.length > 0;
  }

  /** Reads what is in use now, so that whatever is shown changes with the language. */
  readonly words: Words = (name, args) => makeWords(this.#bundles)(name, args);

  /** Whether a message exists: for codes that the server may have learned after this client was built. */
  has(name: string): boolean {
    return knows(this.#bundles, name);
  }

  async start(): Promise<void> {
    await this.choose(loadLanguage(), false);
  }

  async choose(language: Language, keep = true): Promise<void> {
    if (!isLanguage(language)) return;
    this.#wanted = language;
    if (keep) saveLanguage(language);
    const names: Language[] = language === 'en' ? ['en'] : [language, 'en'];
    const bundles = await Promise.all(
      names.map(async (name) => {
        const bundle = this.#loaded.get(name) ?? (await loadBundle(name));
        this.#loaded.set(name, bundle);
        return bundle;
      }),
    );
    if (this.#wanted !== language) return;
    this.#bundles = bundles;
    this.current = language;
    document.documentElement.lang = language;
  }
}

export const language = new LanguageChoice();
export const CHOICES = LANGUAGES;

/** Things one after the other, as the language joins them. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(language.current, { style: 'long', type: 'conjunction' }).format(items);
