/**
 * The folders of `src`, from the lowest to the highest: kit, games, what features share, features, the app.
 *
 * A file may import from its own folder and from rows above its own in this list; folders of one row do not know each
 * other. So nothing goes round in a circle, and a feature can be read (or taken away) without the others.
 * A new folder gets a place here; the ESLint rule below refuses files of folders without one.
 */
import path from 'node:path';

export const LAYERS = [
  // kit: knows no game and no feature.
  ['kit/api', 'kit/storage', 'kit/theme', 'kit/words'],
  ['kit/data', 'kit/engine', 'kit/keys', 'kit/offline'],
  ['kit/network'],
  ['kit/art'],
  ['kit/controls', 'kit/motion'],
  ['kit/page'],
  ['kit/sound'],
  // games: everything that a game needs on a screen.
  ['games/shared'],
  ['games/names', 'games/sheet'],
  ['games/about'],
  ['games/board/model', 'games/cards/model'],
  ['games/board/controller', 'games/cards/controller'],
  [
    'games/board/hand',
    'games/board/news',
    'games/cards/bars',
    'games/cards/hand',
    'games/cards/news',
    'games/cards/play',
    'games/cards/seats',
  ],
  ['games/board/lane', 'games/board/supply', 'games/cards/carl'],
  ['games/board/seats', 'games/board/turn'],
  ['games/board/opening'],
  ['games/board', 'games/cards'],
  ['games/screens'],
  // What several features need: the tables of this device, and finished games.
  ['mytables'],
  ['history'],
  // A table that is a lesson shows its coach: of all features, only `learn` is known to another one.
  ['learn'],
  ['table/live', 'table/end'],
  ['table/lobby'],
  [
    'daily',
    'gallery',
    'home',
    'newtable',
    'puzzles',
    'record',
    'recover',
    'replay',
    'review',
    'score',
    'settings',
    'specimen',
    'table',
  ],
  // The app: which screen the address asks for.
  [''],
];

const ALIASES = { $kit: 'kit', $games: 'games' };

/** The row of the folder that a file of `src` lies in; -1 if it has none. */
const rowOf = (folder) => LAYERS.findIndex((row) => row.includes(folder));

/** The place in the list for a path below `src`: the longest folder that is listed. */
export function folderOf(file) {
  let folder = path.posix.dirname(file);
  while (folder !== '.' && rowOf(folder) < 0) folder = path.posix.dirname(folder);
  return folder === '.' ? (path.posix.dirname(file) === '.' ? '' : null) : folder;
}

/** What an import means below `src`; null if it leads out of it. */
function targetOf(file, source) {
  const [first, ...rest] = source.split('?')[0].split('/');
  const meant =
    first in ALIASES
      ? path.posix.join(ALIASES[first], ...rest)
      : source.startsWith('.')
        ? path.posix.join(path.posix.dirname(file), source.split('?')[0])
        : null;
  return meant === null || meant.startsWith('..') ? null : meant;
}

/** The board game and the card game do not know each other. */
const gameOf = (folder) => /^games\/(board|cards)/.exec(folder)?.[1];

/** Why a file of `src` may not import something; null if it may. */
export function refuseImport(file, source) {
  const target = targetOf(file, source);
  if (target === null) return null;
  const from = folderOf(file);
  // `$kit/art` is the index of that folder.
  const to = rowOf(target) >= 0 ? target : folderOf(target);
  if (from === null) return `The folder of ${file} has no place in layers.js.`;
  if (to === null) return `The folder of ${target} has no place in layers.js.`;
  const isOtherGame = gameOf(from) && gameOf(to) && gameOf(from) !== gameOf(to);
  return from === to || (rowOf(to) < rowOf(from) && !isOtherGame)
    ? null
    : `${from || 'the app'} may not import from ${to || 'the app'}: see layers.js.`;
}

/** ESLint rule: imports go down the list only. */
export const layers = {
  meta: {
    type: 'problem',
    schema: [],
    docs: { description: 'Imports between folders of src go one way (layers.js).' },
  },
  create(context) {
    const [, file] = /\/src\/(.*)$/.exec(context.filename.replaceAll('\\', '/')) ?? [];
    if (!file) return {};
    const look = (node) => {
      if (typeof node.source?.value !== 'string') return;
      const message = refuseImport(file, node.source.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: look,
      ImportExpression: look,
      ExportNamedDeclaration: look,
      ExportAllDeclaration: look,
    };
  },
};
