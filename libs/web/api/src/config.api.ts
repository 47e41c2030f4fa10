import type { RuntimeConfig } from '@manette/contracts/http';
import { api } from './api';

/** `GET /config`: what is switched on, and where the remotes are. */
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
