import type { AccountView, Console, Service } from '@manette/contracts/catalog';
import { api } from '@manette/web-api';
import { keepEntryLive, keepListLive, pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe, type EventHandler } from '@manette/web-realtime';

export interface AccountFilters {
  q?: string | undefined;
  service?: Service | undefined;
  console?: Console | undefined;
}

/** Whoever reads a details page for this long still finds the pages of the shelf as they were. */
const SHELF_KEPT_S = 600;

const changed = (hear: EventHandler<'account_updated'>) => subscribe('account_updated', hear);
const deleted = (hear: EventHandler<'account_deleted'>) => subscribe('account_deleted', hear);

const accountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.infiniteQuery<ListPage<AccountView>, AccountFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      keepUnusedDataFor: SHELF_KEPT_S,
      query: ({ queryArg, pageParam }) => ({
        url: '/accounts',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      providesTags: [{ type: 'Account', id: 'LIST' }],
      transformResponse: ({
        accounts,
        ...page
      }: {
        accounts: AccountView[];
        nextCursor: string | null;
        total: number;
      }) => ({
        ...page,
        items: accounts,
      }),
      onCacheEntryAdded: keepListLive<AccountView>('Account', {
        changed,
        deleted,
        created: (hear) => subscribe('new_account_uploaded', hear),
      }),
    }),
    getAccount: build.query<AccountView, string>({
      query: (id) => `/accounts/${encodeURIComponent(id)}`,
      transformResponse: ({ account }: { account: AccountView }) => account,
      providesTags: (account) => (account ? [{ type: 'Account', id: account._id }] : []),
      onCacheEntryAdded: keepEntryLive<AccountView>('Account', changed, deleted),
    }),
    markAccountsViewed: build.mutation<void, void>({
      query: () => ({ url: '/accounts/mark-viewed', method: 'POST' }),
      invalidatesTags: ['NewAccountsCount'],
    }),
  }),
});

export const { useGetAccountsInfiniteQuery, useGetAccountQuery, useMarkAccountsViewedMutation } = accountsApi;
