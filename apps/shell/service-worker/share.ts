/** The cache that stores a share until the page reads it; its one entry is the form as it was sent. */
const CACHE = 'shared';
const ENTRY = '/share/form';
/** The header with the time of the share, in milliseconds since the epoch. */
const SHARED_AT = 'x-shared-at';
const KEPT_MS = 10 * 60_000;

/** Whether a request is a share from another app. */
export const isShare = ({ request, url }: { request: Request; url: URL }): boolean =>
  request.method === 'POST' && url.pathname === '/share';

async function keep(request: Request): Promise<void> {
  const headers = {
    'content-type': request.headers.get('content-type') ?? '',
    [SHARED_AT]: String(Date.now()),
  };
  const cache = await caches.open(CACHE);
  await cache.put(ENTRY, new Response(await request.blob(), { headers }));
}

/**
 * Stores a share in place of the previous one and redirects to the page that asks the user where to send it [POC-104]. The
 * page checks the share's age and deletes it (libs/web/session/src/shared-things.ts). A share that cannot be stored, for
 * example on a full disk, is dropped.
 */
export async function answerShare({ request }: { request: Request }): Promise<Response> {
  await keep(request).catch((error: unknown) => console.warn('what was shared could not be kept', error));
  return Response.redirect('/share', 303);
}

/** Deletes a share that is ten minutes old, because the page never read it. Called when the worker starts [POC-104]. */
export async function forgetOldShare(): Promise<void> {
  // caches.open would create the cache.
  if (!(await caches.has(CACHE))) return;
  const kept = await caches.match(ENTRY, { cacheName: CACHE });
  if (kept && Date.now() - Number(kept.headers.get(SHARED_AT)) >= KEPT_MS) await caches.delete(CACHE);
}
