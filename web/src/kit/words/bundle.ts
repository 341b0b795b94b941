/** Words from Project Fluent texts. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Words } from './index';

/**
 * French marks keep the word beside them: the space before ? ! : ; and within « » breaks no line.
 * Texts are written with ordinary spaces, which everybody can see and type (tests/locales/test_french_marks.py).
 */
const holdMarks = (text: string): string => text.replace(/ (?=[?!:;»])|(?<=«) /g, '\u00a0');

export function makeBundle(language: string, texts: readonly string[]): FluentBundle {
  // Without marks of direction: all our languages run the same way, and names are compared in tests.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(language === 'fr' ? holdMarks(text) : text));
  return bundle;
}

/** A Cóatl and its numeral stay in one line. */
const hold = (text: string): string => text.replace(/(?<=Cóatl) (?=[IVX]+(?!\p{L}))/gu, '\u00a0');

/** Words that look in each bundle in turn; a name that nobody knows is said itself, so that it is noticed. */
export function makeWords(bundles: readonly FluentBundle[]): Words {
  return (name, args) => {
    for (const bundle of bundles) {
      const value = bundle.getMessage(name)?.value;
      if (value) return hold(bundle.formatPattern(value, args ?? null, []));
    }
    return name;
  };
}

/** Whether some bundle has a message. */
export const knows = (bundles: readonly FluentBundle[], name: string): boolean =>
  bundles.some((bundle) => Boolean(bundle.getMessage(name)?.value));
