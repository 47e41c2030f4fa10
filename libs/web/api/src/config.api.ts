import type { RuntimeConfig } from '@manette/contracts/http';
import { api } from './api';
import { followConfig } from './offline/mode';

/** `GET /config`: feature flags and the addresses of the remotes. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<RuntimeConfig, void>({
      query: () => ({ url: '/config' }),
      keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
      providesTags: ['Config'],
      onQueryStarted: (_, { queryFulfilled }) =>
        followConfig(queryFulfilled.then(({ data }) => data.serviceWorker)),
    }),
  }),
});
export const { useGetConfigQuery } = configApi;
