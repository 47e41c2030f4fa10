import type { AccountListQuery, AccountView } from '@manette/contracts/catalog';
import { api } from '@manette/web-api';
import { keepListLive, pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe } from '@manette/web-realtime';

export type ManagedAccountFilters = Pick<AccountListQuery, 'q' | 'service' | 'console' | 'inStock'>;

interface Answer extends Omit<ListPage<AccountView>, 'items'> {
  accounts: AccountView[];
}

const managedAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedAccounts: build.infiniteQuery<ListPage<AccountView>, ManagedAccountFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/accounts',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ accounts, ...page }: Answer) => ({ items: accounts, ...page }),
      providesTags: [{ type: 'Account', id: 'LIST' }],
      onCacheEntryAdded: keepListLive<AccountView>('Account', {
        changed: (hear) => subscribe('account_updated', hear),
        deleted: (hear) => subscribe('account_deleted', hear),
        created: (hear) => subscribe('new_account_uploaded', hear),
      }),
    }),
    deleteAccount: build.mutation<void, string>({
      query: (id) => ({ url: `/accounts/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: [{ type: 'Account', id: 'LIST' }],
    }),
  }),
});

export const { useGetManagedAccountsInfiniteQuery, useDeleteAccountMutation } = managedAccountsApi;
