import { Suspense, useState } from 'react';
import { useLocation } from '@manette/web-router';
import { useAppStore } from '@manette/web-store';
import { CrashPage } from '../layout/crash-page';
import { Loading } from '../layout/loading';
import type { RemoteName } from './load-remote';
import { isNotLoaded } from './not-loaded';
import { RemoteBoundary } from './remote-boundary';
import { RemoteDown } from './remote-down';
import { discardRemote, startRemote } from './remote-routes';

/**
 * A part of the product that is built and deployed alone. When it cannot be loaded, the rest goes on working, and 'Try
 * again' asks anew where it is and loads it again. A page of it that breaks shows the default error page [SHELL-021] in
 * its own place; the rest goes on working beside it, too.
 */
export function RemotePage({ name }: { name: RemoteName }) {
  const store = useAppStore();
  const { pathname } = useLocation();
  const [Routes, setRoutes] = useState(() => startRemote(store, name));
  const failed = (error: unknown) => {
    // What breaks in rendering React has told the console.
    if (!isNotLoaded(error)) return;
    console.warn(`The remote ${name} cannot be loaded`, error);
    discardRemote(store, name);
  };
  return (
    <RemoteBoundary
      path={pathname}
      fallback={(error, retry) => (isNotLoaded(error) ? <RemoteDown onRetry={retry} /> : <CrashPage />)}
      onError={failed}
      onRetry={() => setRoutes(startRemote(store, name, true))}
    >
      <Suspense fallback={<Loading />}>
        <Routes />
      </Suspense>
    </RemoteBoundary>
  );
}
