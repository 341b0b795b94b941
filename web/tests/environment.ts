/** A pretended browser that can be had anew: loading its program takes a second, opening another window next to nothing. */
import { builtinEnvironments, type Environment } from 'vitest/runtime';

type Global = typeof globalThis;
const happy = builtinEnvironments['happy-dom'];
/** Where the way to another window is kept, for `setup.ts`. */
const RENEW = Symbol.for('coatl: another window');

/** Closes the window of the file before, with whatever still runs there, and opens one for the next file. */
export const renewWindow = async (): Promise<void> => (globalThis as { [RENEW]?: () => Promise<void> })[RENEW]?.();

/** Notes what waits for its time from now on; returns what ends all of it. */
function noteTimers(global: Global): () => void {
  const { clearTimeout } = global;
  const running = new Set<ReturnType<typeof setTimeout>>();
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const start = global[name] as unknown as (...all: unknown[]) => ReturnType<typeof setTimeout>;
    const noted = (...all: unknown[]) => {
      const timer = start(...all);
      running.add(timer);
      return timer;
    };
    global[name] = Object.defineProperties(noted, Object.getOwnPropertyDescriptors(start)) as never;
  }
  return () => {
    running.forEach((timer) => clearTimeout(timer));
    running.clear();
  };
}

export default {
  name: 'a window for each file',
  viteEnvironment: 'client',
  async setup(global: Global & { [RENEW]?: () => Promise<void> }, options) {
    let window = await happy.setup(global, options);
    let endTimers: (() => void) | null = null;
    global[RENEW] = async () => {
      endTimers?.();
      await window.teardown(global);
      window = await happy.setup(global, options);
      // Not before: Vitest's own must go on.
      endTimers ??= noteTimers(global);
    };
    return { teardown: () => window.teardown(global) };
  },
} satisfies Environment;
