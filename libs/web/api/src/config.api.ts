import type { RuntimeConfig } from '@manette/contracts/http';
import { api } from './api';
import { followConfig } from './offline/mode';

/** Whether this page has received a configuration; it uses the parts named there until the next load. */
let isAnswered = false;

/** `GET /config`: feature flags and the addresses of the remotes. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<RuntimeConfig, void>({
      // The service worker caches only the first response: offline, a later one could name a release whose files are not
      // cached.
      query: () => ({ url: '/config', ...(isAnswered && { cache: 'no-store' }) }),
      keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
      providesTags: ['Config'],
      onQueryStarted: (_, { queryFulfilled }) =>
        followConfig(
          queryFulfilled.then(({ data }) => {
            isAnswered = true;
            return data.serviceWorker;
          }),
        ),
    }),
  }),
});
export const { useGetConfigQuery } = configApi;
