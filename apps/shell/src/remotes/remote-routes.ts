import type { ComponentType, LazyExoticComponent } from 'react';
import type { AppStore } from '@manette/web-store';
import { lazyPart } from '@manette/web-ui';
import { noteFailed, noteLoaded } from '../features/new-version/running-releases';
import { fetchRemotes } from './fetch-remotes';
import { loadRemoteRoutes, type RemoteName } from './load-remote';
import { RemoteNotLoadedError } from './not-loaded';

type Routes = LazyExoticComponent<ComponentType>;

// Outside of React state, which is lost when a component suspends before its first render.
const started = new WeakMap<AppStore, Map<RemoteName, Routes>>();

const routesOf = (store: AppStore) => {
  const known = started.get(store) ?? new Map<RemoteName, Routes>();
  started.set(store, known);
  return known;
};

/**
 * Starts loading a remote, once.
 * @param again refetches its address and loads it again, e.g. after it was down
 * @returns its routes, which suspend until they are loaded
 */
export function startRemote(store: AppStore, name: RemoteName, again = false): Routes {
  const known = routesOf(store).get(name);
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
  const routes = lazyPart(() => loading);
  routesOf(store).set(name, routes);
  return routes;
}

/** Discards a failed remote, so that it is loaded again on the next use. */
export function discardRemote(store: AppStore, name: RemoteName): void {
  routesOf(store).delete(name);
  noteFailed(store, name);
}
