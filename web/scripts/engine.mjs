/**
 * What a page needs to host tables by itself: Python (Pyodide) and our modules, as files of their own.
 *
 * They lie in one folder of `assets` whose name holds a hash of them all, so a page never meets files of another build.
 * Python itself travels compressed whatever the host does about that; the worker unpacks it.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { zipSync } from 'fflate';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const PYTHON = path.resolve(WEB, '../src/coatl');
const PYODIDE = path.join(WEB, 'node_modules/pyodide');
/** The packages that a page plays with. */
export const PACKAGES = [
  'core',
  'board',
  'cards',
  'bots',
  'tables',
  'tablebots',
  'review',
  'puzzles',
  'daily',
  'local',
];
/** Before zip knew of time; so the same sources make the same archive. */
const EPOCH = new Date(1980, 0, 1);

function* walk(folder) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) yield* walk(file);
    else if (/\.(py|json)$/.test(entry.name)) yield file;
  }
}

/** All our modules in one archive. */
export function packModules() {
  const files = [path.join(PYTHON, '__init__.py')];
  for (const name of PACKAGES) files.push(...walk(path.join(PYTHON, name)));
  const named = files.map((file) => [`coatl/${path.relative(PYTHON, file).split(path.sep).join('/')}`, file]);
  named.sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(
    Object.fromEntries(named.map(([name, file]) => [name, [fs.readFileSync(file), { level: 9, mtime: EPOCH }]])),
  );
}

/** The files of the engine: what each is called, and what is in it. */
export function packEngine() {
  const take = (name) => fs.readFileSync(path.join(PYODIDE, name));
  return {
    'pyodide.mjs': Buffer.from(
      take('pyodide.mjs')
        .toString()
        .replace(/\n\/\/# sourceMappingURL=.*\s*$/, '\n'),
    ),
    'pyodide.asm.mjs': take('pyodide.asm.mjs'),
    'python.bin': gzipSync(take('pyodide.asm.wasm'), { level: 9 }),
    'stdlib.zip': take('python_stdlib.zip'),
    'coatl.zip': Buffer.from(packModules()),
  };
}

/** Packages of others are never fetched: none is listed, and the rest says which Python this is. */
const lockFile = () => {
  const { info } = JSON.parse(fs.readFileSync(path.join(PYODIDE, 'pyodide-lock.json'), 'utf8'));
  return { info, packages: {} };
};

const NAME = 'virtual:coatl-engine';
const TYPES = { '.mjs': 'text/javascript', '.zip': 'application/zip', '.bin': 'application/octet-stream' };

/** A module with these values. */
const write = (values) =>
  Object.entries(values)
    .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
    .join('\n');

/** Vite: puts the files beside the page, and tells it where they are and how large. */
export function engine() {
  let packed = null;
  const pack = () => {
    if (packed) return packed;
    const files = packEngine();
    const hash = createHash('sha256');
    for (const [name, data] of Object.entries(files)) hash.update(name).update(data);
    packed = { files, folder: `assets/engine-${hash.digest('hex').slice(0, 12)}` };
    return packed;
  };
  return {
    name: 'coatl-engine',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      // Tests of the client play without it.
      if (process.env.VITEST) return write({ folder: 'assets/engine-test', files: [], lock: {} });
      const { files, folder } = pack();
      const sizes = Object.entries(files).map(([name, data]) => ({ name, size: data.length }));
      return write({ folder, files: sizes, lock: lockFile() });
    },
    generateBundle() {
      const { files, folder } = pack();
      for (const [name, source] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName: `${folder}/${name}`, source });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const { files, folder } = pack();
        const name = new URL(request.url ?? '/', 'http://here').pathname.slice(1);
        const data = name.startsWith(`${folder}/`) ? files[name.slice(folder.length + 1)] : undefined;
        if (!data) return next();
        response.setHeader('content-type', TYPES[path.extname(name)]);
        response.end(data);
      });
    },
  };
}
