/// <reference lib="webworker" />
/**
 * The service worker: keeps the whole page on the device, once the reader has asked for that, and serves it.
 *
 * A new build is fetched beside the old one and waits until no page of the old one is open, or until the reader starts
 * it: a page never meets files of another build, so no running game is disturbed.
 */
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
declare const __FILES__: { url: string; revision: string | null; size: number }[];

const sizes = new Map(__FILES__.map(({ url, size }) => [new URL(url, self.location.href).href, size]));
let bytes = 0;

async function tell(message: unknown): Promise<void> {
  for (const client of await self.clients.matchAll({ type: 'window', includeUncontrolled: true }))
    client.postMessage(message);
}

const controller = new PrecacheController({
  plugins: [
    {
      // Each file counts when it is here as a whole.
      handlerDidComplete: async ({ request, error }) => {
        if (error) return;
        bytes += sizes.get(request.url) ?? 0;
        await tell({ type: 'offline-progress', bytes });
      },
    },
  ],
});
controller.addToCacheList(__FILES__.map(({ url, revision }) => (revision === null ? url : { url, revision })));
registerRoute(new PrecacheRoute(controller));

self.addEventListener('install', (event) => event.waitUntil(controller.install(event)));
self.addEventListener('activate', (event) =>
  event.waitUntil(controller.activate(event).then(() => self.clients.claim())),
);
self.addEventListener('message', (event) => {
  if ((event.data as { type?: string } | null)?.type !== 'start') return;
  event.waitUntil(
    (async () => {
      const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
      if (open.length > 1) event.source?.postMessage({ type: 'offline-others' });
      else await self.skipWaiting();
    })(),
  );
});
