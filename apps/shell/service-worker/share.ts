/** Where what is shared waits for the page: this cache has one entry, the form as it was sent. */
const CACHE = 'shared';
const ENTRY = '/share/form';
/** When it was shared, in milliseconds. */
const SHARED_AT = 'x-shared-at';
const KEPT_MS = 10 * 60_000;

/** Whether another app shares something with the shop. */
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
 * Keeps what is shared, in place of what was shared before, and leads to the page that asks where it should go [POC-104]; the
 * page judges its age, and deletes it (libs/web/session/src/shared-things.ts). What cannot be kept, on a full disk, is not.
 */
export async function answerShare({ request }: { request: Request }): Promise<Response> {
  await keep(request).catch((error: unknown) => console.warn('what was shared could not be kept', error));
  return Response.redirect('/share', 303);
}

/** Deletes what waited for ten minutes, of somebody who never came to the page; to be called when the worker starts [POC-104]. */
export async function forgetOldShare(): Promise<void> {
  // To open the cache would make one.
  if (!(await caches.has(CACHE))) return;
  const kept = await caches.match(ENTRY, { cacheName: CACHE });
  if (kept && Date.now() - Number(kept.headers.get(SHARED_AT)) >= KEPT_MS) await caches.delete(CACHE);
}
