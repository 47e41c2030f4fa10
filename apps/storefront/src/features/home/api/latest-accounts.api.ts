import type { AccountView } from '@manette/contracts/catalog';
import { api, listTag } from '@manette/web-api';

const SHOWN = 6;

const latestAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLatestAccounts: build.query<{ accounts: AccountView[]; total: number }, void>({
      query: () => ({ url: '/accounts', params: { limit: SHOWN, inStock: true }, keep: true }),
      providesTags: [listTag('Account')],
    }),
  }),
});

export const { useGetLatestAccountsQuery } = latestAccountsApi;
