/** Sizes of what is fetched, as the reader's language writes numbers. */
import { language } from './language.svelte';

/** Bytes in megabytes, with one decimal. */
export const megabytes = (bytes: number): string =>
  new Intl.NumberFormat(language.current, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(bytes / 1e6);
