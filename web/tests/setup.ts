import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/svelte';
import { afterEach } from 'vitest';

// A busy machine may take its time: these limits only end a hang. One second, the library's own, has failed good changes.
configure({ asyncUtilTimeout: 60_000 });

afterEach(cleanup);
