import { useState } from 'react';
import { useLocation } from '@manette/web-router';
import { useAppStore } from '@manette/web-store';
import { PartBoundary } from '@manette/web-ui';
import { ContentShown } from '../layout/content-shown';
import { CrashPage } from '../layout/crash-page';
import { Loading } from '../layout/loading';
import type { RemoteName } from './load-remote';
import { isNotLoaded } from './not-loaded';
import { noteFailedFile } from './refresh-files';
import { RemoteBoundary } from './remote-boundary';
import { RemoteDown } from './remote-down';
import { discardRemote, startRemote } from './remote-routes';

/**
 * Renders a remote, which is built and deployed separately. If the remote cannot be loaded, the shell keeps working, and 'Try
 * again' refetches the remote's address and loads it again. If a page of the remote throws, the default error page is shown
 * in its place [SHELL-021].
 */
export function RemotePage({ name }: { name: RemoteName }) {
  const store = useAppStore();
  const { pathname } = useLocation();
  const [Routes, setRoutes] = useState(() => startRemote(store, name));
  const failed = (error: unknown) => {
    // React has logged errors of rendering already.
    if (!isNotLoaded(error)) return;
    console.warn(`The remote ${name} cannot be loaded`, error);
    noteFailedFile(error);
    discardRemote(store, name);
  };
  return (
    <RemoteBoundary
      path={pathname}
      fallback={(error, retry) => (isNotLoaded(error) ? <RemoteDown onRetry={retry} /> : <CrashPage />)}
      onError={failed}
      onRetry={() => setRoutes(startRemote(store, name, true))}
    >
      <PartBoundary fallback={<Loading />}>
        <Routes />
        <ContentShown />
      </PartBoundary>
    </RemoteBoundary>
  );
}
