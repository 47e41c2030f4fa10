import type { RuntimeConfig } from '@manette/contracts/http';
import type { AppStore } from '@manette/web-store';

type RemoteName = keyof RuntimeConfig['remotes'];

// The versions that a page runs do not change while it is open, so they are not React state.
const loaded = new WeakMap<AppStore, Map<RemoteName, string | undefined>>();

const remotesOf = (store: AppStore) => {
  const known = loaded.get(store) ?? new Map<RemoteName, string | undefined>();
  loaded.set(store, known);
  return known;
};

/**
 * Records that the page loads a remote.
 * @param version the version in the configuration at that time, undefined for a remote that was built and not released.
 *   The shell may have loaded an older version that is compatible with it; this alone does not count as a new version.
 */
export const noteLoaded = (store: AppStore, name: RemoteName, version: string | undefined): void =>
  void remotesOf(store).set(name, version);

/** Records that a remote failed to load. */
export const noteFailed = (store: AppStore, name: RemoteName): void => void remotesOf(store).delete(name);

const OF_A_RELEASE = /\/releases\/shell\/([^/]+)\//;

/** @returns the release that the page's scripts belong to, undefined for a shell that was built and not released */
const shellVersion = (): string | undefined =>
  Array.from(document.scripts, ({ src }) => OF_A_RELEASE.exec(src)?.[1]).find(Boolean);

/**
 * @param config the current response of `/api/config`
 * @returns whether the shell or a loaded remote now has another release: a newer one, or an earlier one after a rollback
 *   (operations, section 2) [OPS-060]
 */
export const isOutdated = (store: AppStore, { shell, remotes }: RuntimeConfig): boolean =>
  shell?.version !== shellVersion() ||
  [...remotesOf(store)].some(([name, version]) => remotes[name].version !== version);

/** @returns whether any part has a release, which may change while a page is disconnected */
export const hasReleases = ({ shell, remotes }: RuntimeConfig): boolean =>
  [shell, ...Object.values(remotes)].some((part) => part?.version !== undefined);
