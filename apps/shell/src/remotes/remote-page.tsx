import { lazy, Suspense, useState } from 'react';
import { useLocation } from '@manette/web-router';
import { useAppStore, type AppStore } from '@manette/web-store';
import { Loading } from '../layout/loading';
import { knownRemotes } from './known-remotes';
import { loadRemoteRoutes, type RemoteName } from './load-remote';
import { RemoteBoundary } from './remote-boundary';
import { RemoteDown } from './remote-down';

const lazyRoutes = (store: AppStore, name: RemoteName, again: boolean) =>
  lazy(async () => loadRemoteRoutes(name, await knownRemotes(store, again)));

/**
 * A part of the product that is built and deployed alone. When it is down or breaks, the rest goes on working, and
 * 'Try again' asks anew where it is and loads it again.
 */
export function RemotePage({ name }: { name: RemoteName }) {
  const store = useAppStore();
  const { pathname } = useLocation();
  const [Page, setPage] = useState(() => lazyRoutes(store, name, false));
  return (
    <RemoteBoundary
      path={pathname}
      fallback={(retry) => <RemoteDown onRetry={retry} />}
      onError={(error) => console.warn(`The remote ${name} failed`, error)}
      onRetry={() => setPage(lazyRoutes(store, name, true))}
    >
      <Suspense fallback={<Loading />}>
        <Page />
      </Suspense>
    </RemoteBoundary>
  );
}
