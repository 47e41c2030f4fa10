import { Suspense, useState } from 'react';
import { useLocation } from '@manette/web-router';
import { useAppStore } from '@manette/web-store';
import { Loading } from '../layout/loading';
import type { RemoteName } from './load-remote';
import { RemoteBoundary } from './remote-boundary';
import { RemoteDown } from './remote-down';
import { forgetRemote, startRemote } from './remote-routes';

/**
 * A part of the product that is built and deployed alone. When it is down or breaks, the rest goes on working, and
 * 'Try again' asks anew where it is and loads it again.
 */
export function RemotePage({ name }: { name: RemoteName }) {
  const store = useAppStore();
  const { pathname } = useLocation();
  const [Routes, setRoutes] = useState(() => startRemote(store, name));
  const failed = (error: Error) => {
    console.warn(`The remote ${name} failed`, error);
    forgetRemote(store, name);
  };
  return (
    <RemoteBoundary
      path={pathname}
      fallback={(retry) => <RemoteDown onRetry={retry} />}
      onError={failed}
      onRetry={() => setRoutes(startRemote(store, name, true))}
    >
      <Suspense fallback={<Loading />}>
        <Routes />
      </Suspense>
    </RemoteBoundary>
  );
}
