import { lazy, type ComponentType, type LazyExoticComponent } from 'react';
import type { AppStore } from '@manette/web-store';
import { fetchRemotes } from './fetch-remotes';
import { loadRemoteRoutes, type RemoteName } from './load-remote';
import { RemoteNotLoadedError } from './not-loaded';

type Routes = LazyExoticComponent<ComponentType>;

// Kept outside of React, which forgets the state of what suspended before it was ever shown.
const started = new WeakMap<AppStore, Map<RemoteName, Routes>>();

const routesOf = (store: AppStore) => {
  const known = started.get(store) ?? new Map<RemoteName, Routes>();
  started.set(store, known);
  return known;
};

/**
 * Begins to load a remote, once.
 * @param again asks anew where it is and loads it again, e.g. after it was down
 * @returns its routes, which suspend until they are there
 */
export function startRemote(store: AppStore, name: RemoteName, again = false): Routes {
  const known = routesOf(store).get(name);
  if (known && !again) return known;
  const loading = fetchRemotes(store, again)
    .then((remotes) => loadRemoteRoutes(name, remotes))
    .catch((cause: unknown) => {
      throw new RemoteNotLoadedError(`The remote ${name} cannot be loaded`, { cause });
    });
  // Whoever shows the routes hears of the failure; until then it is nobody's.
  loading.catch(() => undefined);
  const routes = lazy(() => loading);
  routesOf(store).set(name, routes);
  return routes;
}

/** What failed is loaded anew the next time somebody wants it. */
export const discardRemote = (store: AppStore, name: RemoteName) => routesOf(store).delete(name);
