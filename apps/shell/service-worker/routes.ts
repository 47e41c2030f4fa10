/** The runtime caches that answer requests for files that the installation did not precache. */
export type CacheHandler = 'remote files' | 'pictures' | 'latest';

/** A file name with a hash of its content: such a file never changes. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
const REMOTE = /^\/(remotes|releases)\/(?!shell\/)/;
const RELEASED_SHELL = /^\/releases\/shell\/[^/]+(\/.+)$/;
const PICTURES = '/uploads/public/pictures/';
const MANIFEST = '/mf-manifest.json';
const CONFIG = '/api/config';

/** Addresses that are not pages of the shop, although a browser may navigate to them. */
export const NOT_PAGES = [
  /^\/(api|uploads|socket\.io|remotes|releases|auth\/google|metrics)(\/|$)/,
  /\/[^/]*\.[^/]*$/,
];

/**
 * Returns the cache that answers a path of this origin, or undefined to leave the request to the browser. The worker thus
 * handles no API call except the configuration, no private file and no connection [POC-013, POC-015, POC-016].
 */
export function cacheHandlerOf(path: string): CacheHandler | undefined {
  if (path === CONFIG) return 'latest';
  if (path.startsWith(PICTURES)) return 'pictures';
  if (!REMOTE.test(path)) return undefined;
  if (path.endsWith(MANIFEST)) return 'latest';
  return HASHED.test(path) ? 'remote files' : undefined;
}

/** Returns the precached path (below the root) of a released shell's file; undefined for other paths. */
export function keptPathOf(path: string): string | undefined {
  const [, file] = RELEASED_SHELL.exec(path) ?? [];
  return file !== undefined && HASHED.test(file) ? file : undefined;
}
