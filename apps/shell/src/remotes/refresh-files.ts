const ANSWER_WITHIN_MS = 20_000;
const failed = new Set<string>();

/** Notes the file of a lazy page that could not be loaded, which the bundler's runtime names in its error. */
export function noteFailedFile(error: unknown): void {
  const { request } = (error ?? {}) as { request?: unknown };
  if (typeof request === 'string') failed.add(new URL(request, window.location.href).href);
}

/**
 * Fetches files, and those that failed before, past the browser's cache: it would keep one that was damaged on its way as long
 * as the right one. What fails again shows when it is loaded.
 */
export async function refreshFiles(files: string[]): Promise<void> {
  const all = new Set([...files, ...failed]);
  failed.clear();
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const refresh = async (file: string) => (await fetch(file, { cache: 'reload', signal })).arrayBuffer();
  await Promise.allSettled([...all].map(refresh));
}
