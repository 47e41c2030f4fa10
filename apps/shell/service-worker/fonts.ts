import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const CACHE = 'fonts';
/** There while data is saved (src/features/new-version/app-worker.ts): a worker sees no local storage. */
const LOW_DATA = 'low-data';
const FONT = /\.woff2$/;

export const isFont = (entry: string | PrecacheEntry): boolean =>
  FONT.test(typeof entry === 'string' ? entry : entry.url);

/** Keeps the listed fonts at the installation, or where data is saved, when one is first used [POC-069]. */
export function keepFonts(scope: ServiceWorkerGlobalScope, fonts: readonly (string | PrecacheEntry)[]): void {
  const paths = fonts.map((font) => (typeof font === 'string' ? font : font.url));
  const install = async () => {
    if (await caches.has(LOW_DATA)) return;
    await (await caches.open(CACHE)).addAll(paths);
  };
  const forgetOthers = async () => {
    const cache = await caches.open(CACHE);
    const old = (await cache.keys()).filter(({ url }) => !paths.includes(new URL(url).pathname));
    await Promise.all(old.map((request) => cache.delete(request)));
  };
  scope.addEventListener('install', (event) => event.waitUntil(install()));
  scope.addEventListener('activate', (event) => event.waitUntil(forgetOthers()));
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && paths.includes(url.pathname),
    new CacheFirst({ cacheName: CACHE }),
  );
}
