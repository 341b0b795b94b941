/** The rules to read: which there are, in which chapters, and what is drawn beside them. The texts are in `rules.ftl`. */
export type RulesGame = 'board' | 'cards';

export type Figure =
  | {
      kind: 'serpent';
      pieces: string;
      spans?: readonly (readonly number[])[];
      surplus?: readonly number[];
      isOpen?: boolean;
    }
  | { kind: 'row'; row: string; fresh?: readonly number[] }
  | { kind: 'cards'; ids: readonly string[]; width?: number }
  | { kind: 'feathers'; pairs: readonly string[] };

export interface Rule {
  /** As in the books of rules: 'B6.3'. */
  number: string;
  hasRuling: boolean;
  /** It tells of cards that had to be reconstructed. */
  isRebuilt: boolean;
  figures: readonly Figure[];
}

export interface Chapter {
  number: string;
  hasIntro: boolean;
  hasIntroRuling: boolean;
  rules: readonly Rule[];
  /** A table after the rules. */
  table?: 'kinds' | 'requirements' | 'objectives' | 'card-kinds';
}

const FIGURES: Readonly<Record<string, readonly Figure[]>> = {
  'B1.1': [{ kind: 'serpent', pieces: '<YRKGB>' }],
  'B1.2': [{ kind: 'cards', ids: ['P05', 'P10', 'P22', 'P30', 'P43', 'T01'], width: 104 }],
  'B6.2': [{ kind: 'serpent', pieces: 'RBB', isOpen: true }],
  'B6.5': [{ kind: 'serpent', pieces: '<RBBR>' }],
  'B11.2': [
    {
      kind: 'serpent',
      pieces: '<RBRBYKBRB>',
      spans: [
        [0, 1],
        [2, 3],
        [7, 8],
      ],
    },
  ],
  B12: [{ kind: 'cards', ids: ['T01', 'T07', 'T11'] }],
  'B13.3': [
    {
      kind: 'serpent',
      pieces: '<BBRBBKKBBYY>',
      spans: [
        [0, 1],
        [3, 4],
      ],
      surplus: [7, 8],
    },
    { kind: 'cards', ids: ['P29', 'P10', 'P05', 'T03'] },
  ],
  C1: [
    { kind: 'feathers', pairs: ['RG', 'YB', 'KB'] },
    { kind: 'cards', ids: ['C01', 'C16', 'C26', 'C31'] },
  ],
  'C2.4': [{ kind: 'cards', ids: ['D5'] }],
  'C4.2': [
    { kind: 'row', row: 'GRBK', fresh: [2, 3] },
    { kind: 'row', row: "GB'K", fresh: [1, 2] },
  ],
  C7: [{ kind: 'row', row: '<GGRBKR>' }],
};

const rule = (number: string): Rule => ({
  number,
  hasRuling: false,
  isRebuilt: false,
  figures: FIGURES[number] ?? [],
});

/** Numbers as one line: `B2: 1 2! 3` has rulings in B2.2; `~` marks what is reconstructed, `^` an introduction. */
function chapter(line: string, table?: Chapter['table']): Chapter {
  const [number = '', rest = ''] = line.split(':');
  const words = rest.trim().split(' ').filter(Boolean);
  const intro = words.find((word) => word.startsWith('^'));
  const rules = words
    .filter((word) => !word.startsWith('^'))
    .map((word): Rule => {
      const digit = word.replace(/[!~]/g, '');
      return {
        ...rule(digit === '0' ? number : `${number}.${digit}`),
        hasRuling: word.includes('!'),
        isRebuilt: word.includes('~'),
      };
    });
  return { number, hasIntro: intro !== undefined, hasIntroRuling: intro?.includes('!') ?? false, rules, table };
}

export const CHAPTERS: Readonly<Record<RulesGame, readonly Chapter[]>> = {
  board: [
    chapter('B1: 1 2 3 4'),
    chapter('B2: 1 2! 3! 4 5! 6!'),
    chapter('B3: 1 2!'),
    chapter('B4: 1 2! 3!'),
    chapter('B5: 1! 2'),
    chapter('B6: ^! 1 2! 3! 4 5! 6! 7'),
    chapter('B7: 1! 2 3 4!'),
    chapter('B8: ^ 1! 2! 3'),
    chapter('B9: 1! 2 3 4'),
    chapter('B10: 1! 2'),
    chapter('B11: 1 2 3 4', 'kinds'),
    chapter('B12: 0', 'requirements'),
    chapter('B13: 1 2! 3'),
    chapter('B14: 1 2!'),
  ],
  cards: [
    chapter('C1: 0~'),
    chapter('C2: 1 2 3 4 5! 6'),
    chapter('C3: 0!'),
    chapter('C4: 1 2 3 4! 5!'),
    chapter('C5: 1! 2! 3 4 5'),
    chapter('C6: 0'),
    chapter('C7: 0!'),
    chapter('C8: 1 2! 3 4', 'objectives'),
    chapter('C9: 0', 'card-kinds'),
    chapter('C10: ^ 1 2!~ 3! 4! 5 6'),
    chapter('C11: 0!'),
  ],
};

/** A card for each kind of pattern of the board game, and what is said about it. */
export const KINDS = [
  ['P05', 'count'],
  ['P10', 'exact'],
  ['P15', 'three'],
  ['P22', 'pair'],
  ['P25', 'turns'],
  ['P30', 'blocks'],
  ['P34', 'five'],
  ['P43', 'stretch'],
  ['P46', 'mirror'],
  ['P50', 'set'],
] as const;
export const CARD_KINDS = [
  ['C01', 'pair'],
  ['C11', 'gap'],
  ['C19', 'match'],
  ['C21', 'either'],
  ['C30', 'not'],
  ['C31', 'stack'],
  ['C39', 'before-stack'],
] as const;

export const gameOf = (number: string): RulesGame => (number.startsWith('B') ? 'board' : 'cards');

/** The message of a rule or chapter. */
export const messageOf = (number: string): string => {
  const [chapter = '', digit] = number.toLowerCase().split('.');
  return `rules-${chapter}-${digit ?? 0}`;
};
export const titleOf = (number: string): string => `rules-${number.toLowerCase()}`;

const NUMBERS = new Set(
  Object.values(CHAPTERS).flatMap((chapters) =>
    chapters.flatMap((each) => [each.number, ...each.rules.map(({ number }) => number)]),
  ),
);
export const isRule = (number: string): boolean => NUMBERS.has(number);
