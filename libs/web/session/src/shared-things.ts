/**
 * The cache in which the service worker stores what another app has shared with the shop (apps/shell/service-worker/share.ts).
 */
const CACHE = 'shared';
const ENTRY = '/share/form';
const SHARED_AT = 'x-shared-at';
const KEPT_MS = 10 * 60_000;

/** The text lines and files that another app has shared. */
export interface Shared {
  words: string;
  files: File[];
}

/** Deletes what was shared, at logout or once a conversation has taken it [POC-104]. */
export async function forgetShared(): Promise<void> {
  if (!('caches' in window)) return;
  await caches
    .delete(CACHE)
    .catch((error: unknown) => console.warn('What was shared could not be deleted', error));
}

async function waiting(): Promise<Response | undefined> {
  if (!('caches' in window) || !(await caches.has(CACHE))) return undefined;
  const kept = await caches.match(ENTRY, { cacheName: CACHE });
  if (kept && Date.now() - Number(kept.headers.get(SHARED_AT)) < KEPT_MS) return kept;
  await forgetShared();
  return undefined;
}

/** Returns whether something that was shared waits for a conversation; it waits for ten minutes [POC-104]. */
export const hasShared = async (): Promise<boolean> => (await waiting()) !== undefined;

/** @returns what was shared and is still waiting; undefined when nothing is, or it is unreadable or empty */
export async function readShared(): Promise<Shared | undefined> {
  const form = await (await waiting())?.formData().catch(() => undefined);
  if (!form) return undefined;
  const lines = ['title', 'text', 'url']
    .map((name) => form.get(name))
    .filter((line) => typeof line === 'string');
  const words = [...new Set(lines.map((line) => line.trim()))].filter(Boolean).join('\n');
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0) as File[];
  return words || files.length > 0 ? { words, files } : undefined;
}
