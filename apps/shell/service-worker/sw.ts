// The service worker of the shop (pocket.md, section 2): pages open without a network, and nothing that belongs to a person
// is ever kept here.
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
import { tellDataUse } from './data-use';
import { isFont, keepFonts } from './fonts';
import { answerPushes } from './push';
import { answererOf, keptPathOf, NOT_PAGES, type Answerer } from './routes';
import { answerShare, forgetOldShare, isShare } from './share';

declare const self: ServiceWorkerGlobalScope & { __WB_MANIFEST: PrecacheEntry[] };

const MAX_FILES = 150;
const MAX_LATEST = 20;
const MAX_PICTURES = 200;
const PICTURE_SECONDS = 30 * 24 * 60 * 60;

const listed = self.__WB_MANIFEST;
tellDataUse(self);
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

const ofThisOrigin = (answerer: Answerer) => (options: { url: URL; sameOrigin: boolean }) =>
  options.sameOrigin && answererOf(options.url.pathname) === answerer;

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
// Any answer of the network counts, an error too: only silence is answered from here. A page that asks for no storing only
// wants to hear of releases, whose files it does not load (libs/web/api/src/config.api.ts).
registerRoute(
  ofThisOrigin('latest'),
  new NetworkFirst({
    cacheName: 'latest',
    plugins: [
      {
        cacheWillUpdate: ({ request, response }) =>
          Promise.resolve(response.status === 200 && request.cache !== 'no-store' ? response : null),
      },
      // Each release has a manifest of its own.
      new ExpirationPlugin({ maxEntries: MAX_LATEST, purgeOnQuotaError: true }),
    ],
  }),
);
// A released shell asks for its files below an address of its own.
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

// Only a page in which somebody pressed 'Reload' says so: no open page is taken over unasked.
self.addEventListener('message', ({ data }: ExtendableMessageEvent) => {
  if (data === 'take over') void self.skipWaiting();
});
