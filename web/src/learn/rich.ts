/** Texts with a little markup: **strong**, numbers of rules, and things that are drawn: `s:<BBY`, `r:GR'B`, `p:GY+G`. */
export type Part =
  | { kind: 'text' | 'strong' | 'rule'; text: string }
  /** A serpent of the board game, a row of the card game, a pattern of either. */
  | { kind: 'serpent' | 'row' | 'pattern'; text: string };

const TOKENS = /\*\*(.+?)\*\*|`([srp]):([^`]+)`|\b([BC]\d{1,2}(?:\.\d)?)\b/g;
const DRAWN = { s: 'serpent', r: 'row', p: 'pattern' } as const;

/** Reads a text; `isRule` tells which numbers lead to a rule. */
export function readRich(text: string, isRule: (number: string) => boolean = () => false): Part[] {
  const parts: Part[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(TOKENS)) {
    const [whole, strong, letter, drawn, number] = match;
    if (number !== undefined && !isRule(number)) continue;
    plain(match.index);
    from = match.index + whole.length;
    if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (drawn !== undefined) parts.push({ kind: DRAWN[letter as keyof typeof DRAWN], text: drawn });
    else if (number !== undefined) parts.push({ kind: 'rule', text: number });
  }
  plain(text.length);
  return parts;
}
