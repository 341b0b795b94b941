/**
 * What a device keeps to start without a connection: the list of all files of the page with their sizes
 * (`offline.json`), and the service worker that fetches and serves them (`sw.js`, Workbox inside).
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const SOURCE = fileURLToPath(new URL('../src/kit/offline/sw.ts', import.meta.url));
const NOT_KEPT = /^(offline\.json|sw\.js|specimen\.html|.*\.map)$/;

function* walk(folder, below = '') {
  for (const entry of fs.readdirSync(path.join(folder, below), { withFileTypes: true })) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* walk(folder, name);
    else if (!NOT_KEPT.test(name)) yield name;
  }
}

/** All files of a built page, with what tells one build of a file from another. */
export function listFiles(folder) {
  return [...walk(folder)].sort().map((url) => {
    const data = fs.readFileSync(path.join(folder, url));
    // Names in assets hold a hash already.
    const revision = url.startsWith('assets/') ? null : createHash('sha256').update(data).digest('hex').slice(0, 16);
    return { url, revision, size: data.length };
  });
}

/** Vite: writes both files when all others are there. */
export function offline() {
  let outDir = '';
  return {
    name: 'coatl-offline',
    apply: 'build',
    configResolved(config) {
      outDir = path.resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = listFiles(outDir);
      fs.writeFileSync(
        path.join(outDir, 'offline.json'),
        `${JSON.stringify({ bytes: files.reduce((sum, { size }) => sum + size, 0), files: files.length })}\n`,
      );
      await build({
        configFile: false,
        logLevel: 'warn',
        define: { __FILES__: JSON.stringify(files), 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir,
          emptyOutDir: false,
          copyPublicDir: false,
          target: 'es2022',
          lib: { entry: SOURCE, formats: ['iife'], name: 'sw', fileName: () => 'sw.js' },
        },
      });
    },
  };
}
