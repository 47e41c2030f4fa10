/** A remote is down, or nobody says where it is. */
export class RemoteNotLoadedError extends Error {
  override name = 'RemoteNotLoadedError';
}

/**
 * @returns whether files of a remote are missing: its routes, or a page that is a chunk of its own, whose scripts and styles
 *   the bundler's runtime reports in these two ways. Anything else is a fault of the page itself.
 */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof RemoteNotLoadedError ||
  (error instanceof Error &&
    (error.name === 'ChunkLoadError' || (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED'));
