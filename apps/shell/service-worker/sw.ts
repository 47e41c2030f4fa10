// The service worker of the shop (pocket.md, section 2): pages open without a network. Its caches hold no personal data,
// except a share from another app for up to ten minutes (share.ts).
import { ExpirationPlugin } from 'workbox-expiration';
import {
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  matchPrecache,
  precacheAndRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { reportDataUse } from './data-use';
import { isFont, keepFonts } from './fonts';
import { answerPushes } from './push';
import { cacheHandlerOf, keptPathOf, NOT_PAGES, type CacheHandler } from './routes';
import { answerShare, forgetOldShare, isShare } from './share';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const MAX_FILES = 150;
const MAX_LATEST = 20;
const MAX_PICTURES = 200;
const PICTURE_SECONDS = 30 * 24 * 60 * 60;

const listed = self.__WB_MANIFEST;
reportDataUse(self);
keepFonts(self, listed.filter(isFont));
precacheAndRoute(
  listed.filter((entry) => !isFont(entry)),
  {
    directoryIndex: '',
    cleanURLs: false,
    ignoreURLParametersMatching: [],
  },
);
cleanupOutdatedCaches();
registerRoute(new NavigationRoute(createHandlerBoundToURL('/index.html'), { denylist: NOT_PAGES }));

const ofThisOrigin = (answerer: CacheHandler) => (options: { url: URL; sameOrigin: boolean }) =>
  options.sameOrigin && cacheHandlerOf(options.url.pathname) === answerer;

registerRoute(
  ofThisOrigin('remote files'),
  new CacheFirst({
    cacheName: 'remote-files',
    plugins: [new ExpirationPlugin({ maxEntries: MAX_FILES, purgeOnQuotaError: true })],
  }),
);
registerRoute(
  ofThisOrigin('pictures'),
  new CacheFirst({
    cacheName: 'pictures',
    plugins: [
      new ExpirationPlugin({
        maxEntries: MAX_PICTURES,
        maxAgeSeconds: PICTURE_SECONDS,
        purgeOnQuotaError: true,
      }),
    ],
  }),
);
// Any response of the network is used, an error too; the cache answers only when no response arrives. A page that requests
// the configuration with no-store only checks for releases and does not load their files (libs/web/api/src/config.api.ts).
registerRoute(
  ofThisOrigin('latest'),
  new NetworkFirst({
    cacheName: 'latest',
    plugins: [
      {
        cacheWillUpdate: ({ request, response }) =>
          Promise.resolve(response.status === 200 && request.cache !== 'no-store' ? response : null),
      },
      // Each release has its own manifest.
      new ExpirationPlugin({ maxEntries: MAX_LATEST, purgeOnQuotaError: true }),
    ],
  }),
);
// A released shell requests its files below the address of its release, but they are precached below the root.
registerRoute(
  ({ url, sameOrigin }) => {
    const path = sameOrigin ? keptPathOf(url.pathname) : undefined;
    return path === undefined ? undefined : [path];
  },
  async ({ request, params }) => {
    const [path = ''] = params as string[];
    return (await matchPrecache(path)) ?? (await caches.match(path)) ?? fetch(request);
  },
);

registerRoute(({ request, url, sameOrigin }) => sameOrigin && isShare({ request, url }), answerShare, 'POST');
forgetOldShare().catch((error: unknown) => console.warn('what was shared could not be deleted', error));

answerPushes();

// A page sends this only after the user clicked 'Reload': the worker never takes over an open page without consent.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take over') void self.skipWaiting();
});
