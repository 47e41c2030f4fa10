import type { AccountView, Console, Service } from '@manette/contracts/catalog';
import { api, listTag, providesEntry } from '@manette/web-api';
import { itemsOf, keepEntryLive, keepListLive, pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe, type EventHandler } from '@manette/web-realtime';
import type { RootState } from '@manette/web-store';

export interface AccountFilters {
  q?: string | undefined;
  inStock?: 'true' | 'false' | undefined;
  service?: Service | undefined;
  console?: Console | undefined;
}

/** How long the shelf stays cached while a details page is open, in seconds. */
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
        keep: pageParam === null,
      }),
      providesTags: [listTag('Account')],
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
      query: (id) => ({ url: `/accounts/${encodeURIComponent(id)}`, keep: true }),
      transformResponse: ({ account }: { account: AccountView }) => account,
      providesTags: providesEntry('Account'),
      onCacheEntryAdded: keepEntryLive<AccountView>('Account', changed, deleted),
    }),
    markAccountsViewed: build.mutation<void, void>({
      query: () => ({ url: '/accounts/mark-viewed', method: 'POST' }),
      invalidatesTags: ['NewAccountsCount'],
    }),
  }),
});

export const { useGetAccountsInfiniteQuery, useGetAccountQuery, useMarkAccountsViewedMutation } = accountsApi;

type State = Parameters<ReturnType<typeof accountsApi.endpoints.getAccounts.select>>[0];

/** @returns the listing from the cache of a shelf, to show until its own query has an answer */
export const selectKnownAccount =
  (id: string) =>
  ({ api: cache }: RootState): AccountView | undefined => {
    // The API's state contains the endpoints of all features; its type here covers only those of this feature.
    const state = { api: cache } as State;
    return accountsApi.util
      .selectCachedArgsForQuery(state, 'getAccounts')
      .flatMap((filters) => itemsOf(accountsApi.endpoints.getAccounts.select(filters)(state).data))
      .find(({ _id }) => _id === id);
  };
