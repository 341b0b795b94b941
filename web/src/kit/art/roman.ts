/** Roman numerals, as far as anybody counts Cóatls. */
const NUMERALS = ['I', 'II', 'III', 'IV', 'V', 'VI'] as const;

export const romanOf = (number: number): string => NUMERALS[number - 1] ?? String(number);

/** The number that a numeral or a figure means; null if it is neither. */
export function numberOf(text: string): number | null {
  const at = NUMERALS.findIndex((numeral) => numeral === text.toUpperCase());
  return at >= 0 ? at + 1 : /^[1-9]$/.test(text) ? Number(text) : null;
}
