import type { RuntimeConfig } from '@manette/contracts/http';
import { api } from './api';

/** `GET /config`: feature flags and the addresses of the remotes. */
export const configApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConfig: build.query<RuntimeConfig, void>({
      query: () => ({ url: '/config' }),
      keepUnusedDataFor: Number.MAX_SAFE_INTEGER,
      providesTags: ['Config'],
    }),
  }),
});
export const { useGetConfigQuery } = configApi;
