import { afterEach } from 'vitest';

// Tests that draw nothing say so (`@vitest-environment node`) and begin at once.
if (typeof document !== 'undefined') {
  await import('@testing-library/jest-dom/vitest');
  const { cleanup, configure } = await import('@testing-library/svelte');
  // A busy machine may take its time: these limits only end a hang. One second, the library's own, has failed good changes.
  configure({ asyncUtilTimeout: 300_000 });
  afterEach(cleanup);
}
