/// <reference types="vitest/config" />
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { engine } from './scripts/engine.mjs';
import { offline } from './scripts/offline.mjs';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => ({
  // Relative addresses: the page works under any path a proxy gives it.
  base: './',
  plugins: [svelte(), engine(), offline()],
  worker: { format: 'es' },
  resolve: {
    alias: { $kit: here('./src/kit'), $games: here('./src/games') },
    // Tests run in a pretended browser, so they need Svelte's browser build.
    conditions: mode === 'test' ? ['browser'] : undefined,
  },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // Frames and fonts keep their own files, so that the style sheet stays small.
    assetsInlineLimit: 0,
    // The preload polyfill would be an inline script, which the server's policy refuses.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The specimen sheets are for looking at while developing: `vite build --mode specimen` builds them too.
      input: ['index.html', ...(mode === 'specimen' ? ['specimen.html'] : [])].map((page) => here(`./${page}`)),
    },
  },
  server: {
    // The words lie in the Python package, beside this folder.
    fs: { allow: ['..'] },
    proxy: { '/api': { target: 'http://localhost:8080', ws: true } },
  },
  test: {
    // Files share processes, but neither modules nor windows: see setup.ts.
    isolate: false,
    // Elements of a table that is drawn live longer than the young generation of a process usually has room for.
    execArgv: ['--max-semi-space-size=64'],
    environment: './tests/environment.ts',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    // Whole tables are drawn in a pretended browser, perhaps on a busy machine: these limits only end a hang.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    teardownTimeout: 60_000,
  },
}));
