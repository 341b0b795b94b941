/** Files of tests share a process, since starting one takes longer than most of them; each begins with modules and a window of its own. */
import { afterEach, vi } from 'vitest';
import { renewWindow } from './environment';

vi.useRealTimers();
vi.unstubAllGlobals();
vi.resetModules();
await renewWindow();

// Tests that draw nothing say so (`@vitest-environment node`) and begin at once.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure, getQueriesForElement, screen } = await import('@testing-library/svelte');
  // It remembers the window that it was loaded in.
  Object.assign(screen, getQueriesForElement(document.body));
  // A busy machine may take its time: these limits only end a hang. One second, the library's own, has failed good changes.
  configure({ asyncUtilTimeout: 300_000 });
  afterEach(cleanup);
}
