import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach, beforeEach, vi } from 'vitest';

// A busy machine may take its time: these limits only end a hang. One second, the library's own, has failed good changes.
configure({ asyncUtilTimeout: 60_000 });

const SIZE = { innerWidth: 1024, innerHeight: 768 };

// Many files share one pretended browser: every test finds it as new, whatever came before.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Object.assign(window, SIZE);
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
  document.body.innerHTML = '';
  if (location.hash) location.hash = '';
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});
