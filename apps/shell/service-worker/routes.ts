/** Who answers a request, besides what the installation kept. */
export type Answerer = 'remote files' | 'pictures' | 'latest';

/** A name with its content's hash: what it names never changes. */
const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;
const REMOTE = /^\/(remotes|releases)\/(?!shell\/)/;
const RELEASED_SHELL = /^\/releases\/shell\/[^/]+(\/.+)$/;
const PICTURES = '/uploads/public/pictures/';
const MANIFEST = '/mf-manifest.json';
const CONFIG = '/api/config';

/** Addresses that are no page of the shop, though a browser may navigate to them. */
export const NOT_PAGES = [
  /^\/(api|uploads|socket\.io|remotes|releases|auth\/google|metrics)(\/|$)/,
  /\/[^/]*\.[^/]*$/,
];

/**
 * Decides by the path of this origin who answers it; undefined leaves the request to the browser, so that nothing of the
 * API but the configuration, no private file and no connection passes the worker [POC-013, POC-015, POC-016].
 */
export function answererOf(path: string): Answerer | undefined {
  if (path === CONFIG) return 'latest';
  if (path.startsWith(PICTURES)) return 'pictures';
  if (!REMOTE.test(path)) return undefined;
  if (path.endsWith(MANIFEST)) return 'latest';
  return HASHED.test(path) ? 'remote files' : undefined;
}

/** The path of a released shell's file below the root, where the installation kept it; undefined for other paths. */
export function keptPathOf(path: string): string | undefined {
  const [, file] = RELEASED_SHELL.exec(path) ?? [];
  return file !== undefined && HASHED.test(file) ? file : undefined;
}
