import { page } from '@manette/web-session';

const SCRIPT = '/sw.js';
/** What the page says to the worker that waits (service-worker/sw.ts). */
const TAKE_OVER = 'take over';
const HOUR_MS = 60 * 60_000;
/**
 * The longest wait for a newer worker. A slow download keeps the older one, and a call that comes while Chromium ends it
 * starts it anew for half a minute; loading the page again makes the browser try once more.
 */
const TAKE_OVER_MS = 3000;

/** Whether this browser has service workers; a page without TLS has none. */
const isSupported = () => 'serviceWorker' in navigator;

/** Resolves once the page's font is there, which the worker keeps when it is installed; where none is asked for, at once. */
const fontLoaded = async (): Promise<unknown> => (document as { fonts?: FontFaceSet }).fonts?.ready;

/** Resolves once the worker that is being installed has been, or has failed. */
function installed(worker: ServiceWorker | null): Promise<void> {
  if (worker?.state !== 'installing') return Promise.resolve();
  return new Promise((resolve) => worker.addEventListener('statechange', () => resolve(), { once: true }));
}

/**
 * Unregisters the shop's worker and deletes what it kept [POC-002]: also what it has kept since, for the pages that it controlled
 * until they were closed.
 */
export async function removeWorker(): Promise<void> {
  if (!isSupported()) return;
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
}

/**
 * The service worker of this page: registered, looked for anew at times, and replaced when somebody presses 'Reload'
 * (pocket.md, section 2).
 */
export class AppWorker {
  private registration: ServiceWorkerRegistration | undefined;
  private lookedAt = Date.now();
  private readonly listeners = new Set<() => void>();
  /** A newer worker has taken over while this page was open: it reloads when nobody looks at it [POC-018]. */
  private isReplaced = false;

  /** Whether a newer worker waits until a page lets it take over. */
  readonly hasNewVersion = (): boolean => Boolean(this.registration?.waiting && this.registration.active);

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  /** Registers the worker, which asks for its script, and looks for a newer one each hour. @returns stops */
  start(): () => void {
    if (!isSupported()) return () => undefined;
    const { serviceWorker } = navigator;
    const replaced = () => void (this.isReplaced = true);
    const seen = () => {
      if (document.visibilityState === 'hidden') this.reloadIfReplaced();
      else if (Date.now() - this.lookedAt >= HOUR_MS) void this.look();
    };
    fontLoaded()
      .then(() => serviceWorker.register(SCRIPT, { updateViaCache: 'none' }))
      .then(
        (registration) => this.follow(registration),
        (error: unknown) => console.warn('the service worker could not be registered', error),
      );
    const timer = setInterval(() => void this.look(), HOUR_MS);
    // The first worker of a browser takes nothing over.
    if (serviceWorker.controller) serviceWorker.addEventListener('controllerchange', replaced);
    document.addEventListener('visibilitychange', seen);
    return () => {
      clearInterval(timer);
      serviceWorker.removeEventListener('controllerchange', replaced);
      document.removeEventListener('visibilitychange', seen);
    };
  }

  /** To be called when the page shows another path. */
  reloadIfReplaced(): void {
    if (this.isReplaced) page.reload();
  }

  /**
   * Looks for the newest worker, lets it take over, and reloads the page once it has, or after `TAKE_OVER_MS`; without a newer
   * one the page alone [POC-018].
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
    // Another page may have found one already, which is being installed or waits.
    found();
    arrived();
  }

  /** A page that loaded before the browser's first worker has no controller that changes, but is as old as one [POC-018]. */
  private followWaiting({ waiting, active }: ServiceWorkerRegistration): void {
    if (!waiting || !active) return;
    waiting.addEventListener('statechange', () => {
      if (waiting.state === 'activated') this.isReplaced = true;
    });
  }

  /** Asks for the worker's script. Without a network it is asked for the next time. */
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
