import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import KeepOffline from '../../src/home/KeepOffline.svelte';
import type { Words } from '../../src/kit/words';

const words: Words = (name) => name;

/** A service worker that keeps the page. */
function serviceWorkers(): EventTarget {
  const active = new EventTarget();
  const registration = Object.assign(new EventTarget(), { active, waiting: null, update: async () => undefined });
  const workers = new EventTarget();
  return Object.assign(workers, { controller: active, getRegistration: async () => registration });
}

function open(): void {
  vi.stubGlobal('isSecureContext', true);
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorkers(), configurable: true });
  render(KeepOffline, { words });
}

/** What a browser tells a page that it would install. */
const wouldInstall = () => Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt: vi.fn() });

it('offers to install a page that is kept when the browser would, and asks once', async () => {
  open();
  const event = wouldInstall();
  window.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  await fireEvent.click(await screen.findByText('offline-install'));
  expect(event.prompt).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('offline-install')).toBeNull());
});

it('offers nothing more once it is installed', async () => {
  open();
  window.dispatchEvent(wouldInstall());
  await screen.findByText('offline-install');
  window.dispatchEvent(new Event('appinstalled'));
  await waitFor(() => expect(screen.queryByText('offline-install')).toBeNull());
});
