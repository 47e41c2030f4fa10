import type { AccountView, Console, Service } from '@manette/contracts/catalog';
import { api } from '@manette/web-api';
import { keepAccountLive, keepAccountsLive } from './keep-accounts-live';

export interface AccountFilters {
  q?: string | undefined;
  service?: Service | undefined;
  console?: Console | undefined;
}

export interface AccountsPage {
  accounts: AccountView[];
  nextCursor: string | null;
  total: number;
}

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.infiniteQuery<AccountsPage, AccountFilters, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => ({
        url: '/accounts',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      providesTags: [{ type: 'Account', id: 'LIST' }],
      onCacheEntryAdded: keepAccountsLive,
    }),
    getAccount: build.query<AccountView, string>({
      query: (id) => `/accounts/${encodeURIComponent(id)}`,
      transformResponse: ({ account }: { account: AccountView }) => account,
      providesTags: (account) => (account ? [{ type: 'Account', id: account._id }] : []),
      onCacheEntryAdded: keepAccountLive,
    }),
    markAccountsViewed: build.mutation<void, void>({
      query: () => ({ url: '/accounts/mark-viewed', method: 'POST' }),
      invalidatesTags: ['NewAccountsCount'],
    }),
  }),
});

export const { useGetAccountsInfiniteQuery, useGetAccountQuery, useMarkAccountsViewedMutation } = accountsApi;
