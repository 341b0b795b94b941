/** The game without a connection: whether this device keeps it, fetching it, and new versions of it. */

export type Keeping = 'unknown' | 'impossible' | 'absent' | 'fetching' | 'kept' | 'failed';

/** What browsers that can install a page as an app tell it with. */
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

class Offline {
  keeping = $state<Keeping>('unknown');
  /** Bytes that are to be fetched; 0 until that is known. */
  size = $state(0);
  bytes = $state(0);
  /** A new version is here and waits. */
  hasUpdate = $state(false);
  /** It waits because other windows are open. */
  hasOthers = $state(false);
  #install = $state.raw<InstallEvent | null>(null);
  #registration: ServiceWorkerRegistration | null = null;

  /** Whether the browser would install the page as an app now. */
  get canInstall(): boolean {
    return this.#install !== null;
  }

  /** Looks how things are; nothing is fetched for the reader who has not asked for it. */
  async start(): Promise<void> {
    if (this.keeping !== 'unknown') return;
    const workers = globalThis.navigator?.serviceWorker;
    if (!workers || !globalThis.isSecureContext) {
      this.keeping = 'impossible';
      return;
    }
    this.keeping = 'absent';
    window.addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#install = event as InstallEvent;
    });
    window.addEventListener('appinstalled', () => (this.#install = null));
    workers.addEventListener('message', ({ data }: MessageEvent<{ type?: string; bytes?: number }>) => {
      if (data?.type === 'offline-progress') this.bytes = data.bytes ?? 0;
      if (data?.type === 'offline-others') this.hasOthers = true;
    });
    // A page that was replaced by a newer one starts as that.
    let isControlled = workers.controller !== null;
    workers.addEventListener('controllerchange', () => {
      if (isControlled) location.reload();
      isControlled = true;
    });
    try {
      const found = await workers.getRegistration(document.baseURI);
      if (found?.active) {
        this.#follow(found);
        this.keeping = 'kept';
        await found.update().catch(() => undefined);
      }
    } catch {
      this.keeping = 'impossible';
    }
  }

  #follow(registration: ServiceWorkerRegistration): void {
    this.#registration = registration;
    this.hasUpdate = registration.waiting !== null;
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        this.hasUpdate = registration.waiting !== null && registration.active !== registration.waiting;
      });
    });
  }

  /** Finds out how much there is to fetch. */
  async weigh(): Promise<void> {
    try {
      const answer = await fetch(new URL('offline.json', document.baseURI), { cache: 'no-cache' });
      this.size = ((await answer.json()) as { bytes: number }).bytes;
    } catch {
      this.keeping = 'failed';
    }
  }

  /** Fetches everything; the reader has agreed. */
  async fetch(): Promise<void> {
    if (this.keeping === 'fetching' || this.keeping === 'kept') return;
    this.keeping = 'fetching';
    this.bytes = 0;
    try {
      const registration = await navigator.serviceWorker.register(new URL('sw.js', document.baseURI));
      await settled(registration);
      this.#follow(registration);
      this.keeping = 'kept';
      // So that the browser does not clear it away when room is short; it may refuse.
      await navigator.storage?.persist?.().catch(() => false);
    } catch {
      this.keeping = 'failed';
    }
  }

  /** Starts the new version, unless other windows are open. */
  update(): void {
    this.hasOthers = false;
    this.#registration?.waiting?.postMessage({ type: 'start' });
  }

  async install(): Promise<void> {
    const event = this.#install;
    this.#install = null;
    await event?.prompt();
  }
}

/** Waits until a service worker is in charge; fails if it could not fetch all. */
function settled(registration: ServiceWorkerRegistration): Promise<void> {
  if (registration.active) return Promise.resolve();
  const worker = registration.installing ?? registration.waiting;
  return new Promise((resolve, reject) => {
    const look = () => {
      if (worker?.state === 'activated') resolve();
      else if (!worker || worker.state === 'redundant') reject(new Error('not installed'));
    };
    worker?.addEventListener('statechange', look);
    look();
  });
}

export const offline = new Offline();
