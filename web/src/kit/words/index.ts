/** How screens get their words: a message's name and its arguments, in the reader's language. */
export type Words = (name: string, args?: Record<string, string | number>) => string;
export { LANGUAGES, LANGUAGE_NAMES, detectLanguage, type Language } from './languages';
export { makeWords } from './bundle';
export { language, listed } from './language.svelte';
export { ageText, dayText, momentText } from './age';
export { megabytes } from './sizes';
