import type { RuntimeConfig } from '@manette/contracts/http';
import { api } from './api';
import { followConfig } from './offline/mode';

/** Whether this page has an answer, whose parts it runs until the next load. */
let isAnswered = false;

/** `GET /config`: feature flags and the addresses of the remotes. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<RuntimeConfig, void>({
      // The service worker keeps no later answer: without a network, a release whose files were never here would be no use.
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
