import type { PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

const CACHE = 'fonts';
const FONT = /\.woff2$/;

export const isFont = (entry: string | PrecacheEntry): boolean =>
  FONT.test(typeof entry === 'string' ? entry : entry.url);

/** Adds a file to the cache if the browser's HTTP cache has it; sends no request to the network. */
async function addIfCached(cache: Cache, path: string): Promise<void> {
  const there = await fetch(path, { cache: 'only-if-cached', mode: 'same-origin' }).catch(() => undefined);
  if (there?.ok) await cache.put(path, there);
}

/**
 * Caches the listed fonts: on installation those that the page has loaded already, the others on their first use. The
 * installation downloads none itself, since a font may be for a language that the user does not read, and the user may have
 * chosen low data [POC-011, POC-069].
 */
export function keepFonts(scope: ServiceWorkerGlobalScope, fonts: readonly (string | PrecacheEntry)[]): void {
  const paths = fonts.map((font) => (typeof font === 'string' ? font : font.url));
  const install = async () => {
    const cache = await caches.open(CACHE);
    await Promise.all(paths.map((path) => addIfCached(cache, path)));
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
