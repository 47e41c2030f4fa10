const ANSWER_WITHIN_MS = 20_000;
const failed = new Set<string>();

/** Records the file of a lazy page that could not be loaded; the error of the bundler's runtime names the file. */
export function noteFailedFile(error: unknown): void {
  const { request } = (error ?? {}) as { request?: unknown };
  if (typeof request === 'string') failed.add(new URL(request, window.location.href).href);
}

/**
 * Fetches the given files, and the files that failed before, bypassing the browser's cache: the cache would keep a file that
 * was damaged in transit as long as an intact file. Ignores failures, because loading the file reports them.
 */
export async function refreshFiles(files: string[]): Promise<void> {
  const all = new Set([...files, ...failed]);
  failed.clear();
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const refresh = async (file: string) => (await fetch(file, { cache: 'reload', signal })).arrayBuffer();
  await Promise.allSettled([...all].map(refresh));
}
