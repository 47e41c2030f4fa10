import { lazy, Suspense, useState } from 'react';
import { configApi } from '@manette/web-api';
import { useAppStore, type AppStore } from '@manette/web-store';
import { loadRemoteRoutes, type RemoteName } from './load-remote';

const load = async (store: AppStore, name: RemoteName) => {
  const { remotes } = await store.dispatch(configApi.endpoints.getConfig.initiate()).unwrap();
  return loadRemoteRoutes(name, remotes);
};

export function RemotePage({ name }: { name: RemoteName }) {
  const store = useAppStore();
  const [Page] = useState(() => lazy(() => load(store, name)));
  return (
    <Suspense fallback={null}>
      <Page />
    </Suspense>
  );
}
