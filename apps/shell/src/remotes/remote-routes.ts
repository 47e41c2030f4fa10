import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppStore } from '@manette/web-store';
import { lazyPart } from '@manette/web-ui';
import { noteFailed, noteLoaded } from '../features/new-version/running-releases';
import { fetchRemotes } from './fetch-remotes';
import { loadRemoteRoutes, type RemoteName } from './load-remote';
import { RemoteNotLoadedError } from './not-loaded';

type Routes = LazyExoticComponent<ComponentType>;
interface Started {
  routes: Routes;
  loading: Promise<unknown>;
}

// Kept outside React state, which is lost when a component suspends before its first render.
const started = new WeakMap<AppStore, Map<RemoteName, Started>>();

const startedOf = (store: AppStore) => {
  const known = started.get(store) ?? new Map<RemoteName, Started>();
  started.set(store, known);
  return known;
};

function start(store: AppStore, name: RemoteName, again: boolean): Started {
  const known = startedOf(store).get(name);
  if (known && !again) return known;
  const loading = fetchRemotes(store, again)
    .then((remotes) => {
      noteLoaded(store, name, remotes[name].version);
      return loadRemoteRoutes(name, remotes, again);
    })
    .catch((cause: unknown) => {
      throw new RemoteNotLoadedError(`The remote ${name} cannot be loaded`, { cause });
    });
  // The failure is thrown where the routes render; until then it must not be an unhandled rejection.
  loading.catch(() => undefined);
  const now = { routes: lazyPart(() => loading), loading };
  startedOf(store).set(name, now);
  return now;
}

/**
 * Starts loading a remote, unless it was started already.
 * @param again refetches its address and loads it again, e.g. after it was down
 * @returns its routes, which suspend until they are loaded
 */
export const startRemote = (store: AppStore, name: RemoteName, again = false): Routes =>
  start(store, name, again).routes;

/** Starts loading a remote before one of its pages is opened. If this fails, opening a page loads the remote again. */
export const startRemoteAhead = (store: AppStore, name: RemoteName): void =>
  void start(store, name, false).loading.catch(() => discardRemote(store, name));

/** Discards a failed remote, so that it is loaded again on the next use. */
export function discardRemote(store: AppStore, name: RemoteName): void {
  startedOf(store).delete(name);
  noteFailed(store, name);
}
