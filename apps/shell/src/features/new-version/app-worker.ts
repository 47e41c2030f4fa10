import { page } from '@manette/web-session';
import { keepLoadedFiles } from './keep-loaded-files';

const SCRIPT = '/sw.js';
/** The message that makes a waiting worker take over (service-worker/sw.ts). */
const TAKE_OVER = 'take over';
const HOUR_MS = 60 * 60_000;
/**
 * The longest wait for a newer worker to take over. A slow download keeps the older worker alive, and a request that
 * arrives while Chromium ends the older worker restarts it for half a minute. Reloading the page makes the browser try again.
 */
const TAKE_OVER_MS = 3000;

/** Whether service workers are available; they are not on a page without TLS. */
const isSupported = () => 'serviceWorker' in navigator;

/**
 * Resolves once the page's fonts are loaded, because the worker caches them on its installation; immediately if the page
 * needs none.
 */
const fontLoaded = async (): Promise<unknown> => (document as { fonts?: FontFaceSet }).fonts?.ready;

/** Resolves once the worker's installation has succeeded or failed; immediately if no worker is being installed. */
function installed(worker: ServiceWorker | null): Promise<void> {
  if (worker?.state !== 'installing') return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener('statechange', () => resolve(), { once: true }));
}

/**
 * Unregisters the shop's worker and deletes its caches [POC-002]. The worker controls open pages until they are closed, and
 * a later call deletes what it has cached for them meanwhile.
 */
export async function removeWorker(): Promise<void> {
  if (!isSupported()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * Manages the service worker of this page: registers it, checks for updates, and replaces it when the user clicks 'Reload'
 * (pocket.md, section 2).
 */
export class AppWorker {
  private registration: ServiceWorkerRegistration | undefined;
  private lookedAt = Date.now();
  private readonly listeners = new Set<() => void>();
  /** Whether a newer worker has taken over while this page was open: the page then reloads once it is hidden [POC-018]. */
  private isReplaced = false;

  /** Whether a newer worker waits for a page to let it take over. */
  readonly hasNewVersion = (): boolean => Boolean(this.registration?.waiting && this.registration.active);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Registers the worker, which fetches its script, and checks for an update every hour. @returns a function that stops it */
  start(): () => void {
    if (!isSupported()) return () => undefined;
    const { serviceWorker } = navigator;
    let isStopped = false;
    const replaced = () => void (this.isReplaced = true);
    const seen = () => {
      if (document.visibilityState === 'hidden') this.reloadIfReplaced();
      else if (Date.now() - this.lookedAt >= HOUR_MS) void this.look();
    };
    fontLoaded()
      .then(() => serviceWorker.register(SCRIPT, { updateViaCache: 'none' }))
      .then((registration) => this.follow(registration))
      // A browser that blocks workers may also answer without a registration.
      .catch((error: unknown) => console.warn('the service worker could not be registered', error));
    const timer = setInterval(() => void this.look(), HOUR_MS);
    let stopKeeping = () => undefined as void;
    // A browser's first worker replaces no other worker.
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', replaced);
    else
      void serviceWorker.ready.then(({ active }) => {
        if (active && !isStopped) stopKeeping = keepLoadedFiles(active);
      });
    document.addEventListener('visibilitychange', seen);
    return () => {
      isStopped = true;
      stopKeeping();
      clearInterval(timer);
      serviceWorker.removeEventListener('controllerchange', replaced);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** Reloads the page if a newer worker has taken over. Called also when the page shows another path. */
  reloadIfReplaced(): void {
    if (this.isReplaced) page.reload();
  }

  /**
   * Checks for the newest worker, lets it take over, and reloads the page afterwards, at the latest after `TAKE_OVER_MS`. If
   * there is no newer worker, only reloads the page [POC-018].
   */
  async takeOver(): Promise<void> {
    if (this.registration) await this.look();
    const waiting = this.registration?.waiting;
    if (!waiting) return page.reload();
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') page.reload();
    });
    setTimeout(() => page.reload(), TAKE_OVER_MS);
    waiting.postMessage(TAKE_OVER);
  }

  private follow(registration: ServiceWorkerRegistration): void {
    this.registration = registration;
    const arrived = () => {
      this.followWaiting(registration);
      this.tell();
    };
    const found = () => void installed(registration.installing).then(arrived);
    registration.addEventListener('updatefound', found);
    // Another page may have found a newer worker already, which is being installed or waits.
    found();
    arrived();
  }

  /**
   * Marks the page as replaced once the waiting worker is active. A page that was loaded before the browser's first worker
   * has no controller, so it gets no controllerchange event, but it is just as outdated [POC-018].
   */
  private followWaiting({ waiting, active }: ServiceWorkerRegistration): void {
    if (!waiting || !active) return;
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') this.isReplaced = true;
    });
  }

  /** Checks for a newer script of the worker. Without a network only the next check can find it. */
  private async look(): Promise<void> {
    const { registration } = this;
    if (!registration) return;
    this.lookedAt = Date.now();
    await registration.update().catch((error: unknown) => console.warn('no look at /sw.js', error));
    await installed(registration.installing);
  }

  private tell(): void {
    this.listeners.forEach((listener) => listener());
  }
}

/** The worker of this page. */
export const appWorker = new AppWorker();
