/** Thrown when a remote or its address cannot be loaded. */
export class RemoteNotLoadedError extends Error {
  override name = 'RemoteNotLoadedError';
}

/**
 * @returns whether an error means that files of a remote could not be loaded: its routes, or the scripts or styles of a lazy
 *   page, which the bundler's runtime reports as two kinds of errors. Any other error is a fault of the page itself.
 */
export const isNotLoaded = (error: unknown): boolean =>
  error instanceof RemoteNotLoadedError ||
  (error instanceof Error &&
    (error.name === 'ChunkLoadError' || (error as { code?: unknown }).code === 'CSS_CHUNK_LOAD_FAILED'));
