/** The reader's language: loaded when it is first needed, changed at any time. */
import type { FluentBundle } from '@fluent/bundle';
import { knows, makeBundle, makeWords } from './bundle';
import type { Words } from './index';
import { LANGUAGES, isLanguage, loadLanguage, saveLanguage, type Language } from './languages';

// One small file for each text of each language; only those of the languages in use are fetched.
const TEXTS = import.meta.glob<string>(
  ['../../../../src/coatl/locales/*/*.ftl', '!../../../../src/coatl/locales/*/cli*.ftl'],
  { query: '?raw', import: 'default' },
);

/** What every screen may say; other texts come with the screens that need them, and the terminal's never. */
const FIRST = ['app', 'board', 'cards', 'here', 'menu', 'tables'];

async function loadTexts(language: Language, parts: Iterable<string>): Promise<string[]> {
  return Promise.all(
    [...parts].map((part) => TEXTS[`../../../../src/coatl/locales/${language}/${part}.ftl`]?.() ?? ''),
  );
}

class LanguageChoice {
  current = $state<Language>('en');
  /** Whether texts that a screen needs could not be fetched; a new start of the page helps. */
  isMissing = $state(false);
  #bundles = $state.raw<readonly FluentBundle[]>([]);
  #ready = $state.raw<ReadonlySet<string>>(new Set());
  #parts: ReadonlySet<string> = new Set(FIRST);
  #wanted: Language = 'en';
  #turn = 0;

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
    try {
      await this.#load(language);
    } catch (error) {
      if (!this.isReady) throw error;
      this.#wanted = this.current;
      this.isMissing = true;
      return;
    }
    if (keep) saveLanguage(language);
  }

  /** Fetches texts that a screen cannot be shown without, by the names of their files. */
  async need(...parts: string[]): Promise<void> {
    if (!(await this.want(...parts))) this.isMissing = true;
  }

  /** Fetches texts that are good to have; tells whether they are there. */
  async want(...parts: string[]): Promise<boolean> {
    const fresh = parts.filter((part) => !this.#parts.has(part));
    if (fresh.length === 0) return true;
    this.#parts = new Set([...this.#parts, ...fresh]);
    try {
      await this.#load(this.#wanted);
      return true;
    } catch {
      this.#parts = new Set([...this.#parts].filter((part) => !fresh.includes(part)));
      return false;
    }
  }

  /** Whether the texts of a file can be said. */
  hasPart(part: string): boolean {
    return this.#ready.has(part);
  }

  async #load(language: Language): Promise<void> {
    this.#wanted = language;
    const turn = ++this.#turn;
    const parts = this.#parts;
    const names: Language[] = language === 'en' ? ['en'] : [language, 'en'];
    const bundles = await Promise.all(names.map(async (name) => makeBundle(name, await loadTexts(name, parts))));
    // Somebody has asked for more, or for another language, in the meantime.
    if (turn !== this.#turn) return;
    this.#bundles = bundles;
    this.#ready = parts;
    this.current = language;
    document.documentElement.lang = language;
  }
}

export const language = new LanguageChoice();
export const CHOICES = LANGUAGES;

/** Things one after the other, as the language joins them. */
export const listed = (items: readonly string[]): string =>
  new Intl.ListFormat(language.current, { style: 'long', type: 'conjunction' }).format(items);
