/** Who answers a path of the public origin. */
export type Destination =
  | { kind: 'api' }
  | { kind: 'remote'; remote: string; path: string }
  | { kind: 'shell' }
  | { kind: 'nothing' };

const API = /^\/(api|uploads|socket\.io|auth\/google)(\/|$)/;
const REMOTE = /^\/remotes(?:\/([^/]*)(\/.*)?)?$/;
/** Metrics have a port of their own and never show here, not even as a page of the shell. */
const HIDDEN = /^\/metrics(\/|$)|\/\./;

/** Decides by the path alone, without its query. */
export function destinationOf(path: string): Destination {
  if (API.test(path)) return { kind: 'api' };
  if (HIDDEN.test(path)) return { kind: 'nothing' };
  const [isRemote, remote = '', rest = '/'] = REMOTE.exec(path) ?? [];
  return isRemote ? { kind: 'remote', remote, path: rest } : { kind: 'shell' };
}

/** Whether a path names a file, which is there or not; everything else may be a page of the shell. */
export const namesFile = (path: string): boolean => /\.[A-Za-z0-9]+$/.test(path);

const HASHED = /[.-][0-9a-f]{8,}\.[a-z0-9]+$/;

/** Files with their content's hash in the name never change; all others are asked for again each time. */
export const cacheControlOf = (path: string): string =>
  HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
