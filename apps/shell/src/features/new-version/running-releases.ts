import type { RuntimeConfig } from '@manette/contracts/http';
import type { AppStore } from '@manette/web-store';

type RemoteName = keyof RuntimeConfig['remotes'];

// What a page runs does not change while it is open, so it is no state of React.
const loaded = new WeakMap<AppStore, Map<RemoteName, string | undefined>>();

const remotesOf = (store: AppStore) => {
  const known = loaded.get(store) ?? new Map<RemoteName, string | undefined>();
  loaded.set(store, known);
  return known;
};

/**
 * Notes that the page loads a remote.
 * @param version what the configuration said then, undefined for one as it was built. The shell may have taken an older one
 *   that works with it; that alone is no new version.
 */
export const noteLoaded = (store: AppStore, name: RemoteName, version: string | undefined): void =>
  void remotesOf(store).set(name, version);

/** Notes that loading failed. */
export const noteFailed = (store: AppStore, name: RemoteName): void => void remotesOf(store).delete(name);

const OF_A_RELEASE = /\/releases\/shell\/([^/]+)\//;

/** @returns the release that the page's scripts are of, undefined for a shell as it was built */
const shellVersion = (): string | undefined =>
  Array.from(document.scripts, ({ src }) => OF_A_RELEASE.exec(src)?.[1]).find(Boolean);

/**
 * @param config what `/api/config` says now
 * @returns whether the shell or a loaded remote has another release now: a newer one, or an earlier one after a rollback
 *   (operations, section 2) [OPS-060]
 */
export const isOutdated = (store: AppStore, { shell, remotes }: RuntimeConfig): boolean =>
  shell?.version !== shellVersion() ||
  [...remotesOf(store)].some(([name, version]) => remotes[name].version !== version);

/** @returns whether the parts have releases, which may change while a page is away */
export const hasReleases = ({ shell, remotes }: RuntimeConfig): boolean =>
  [shell, ...Object.values(remotes)].some((part) => part?.version !== undefined);
