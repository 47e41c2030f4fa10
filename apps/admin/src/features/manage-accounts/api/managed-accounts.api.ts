import type { AccountFields, AccountListQuery, AccountView } from '@manette/contracts/catalog';
import { api, idempotent } from '@manette/web-api';
import { keepListLive, pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe } from '@manette/web-realtime';
import type { ListingChanges, SentImages } from '../../../listings/use-save-listing';
import { sortNameOf } from '../../../components/sort-name';
import { accountFormData } from './account-form-data';

export type ManagedAccountFilters = Pick<AccountListQuery, 'q' | 'service' | 'console' | 'inStock'> & {
  /** Absent: the newest first. */
  sort?: AccountListQuery['sort'] | undefined;
};

interface Answer extends Omit<ListPage<AccountView>, 'items'> {
  accounts: AccountView[];
}

interface SaveAccount {
  /** Absent for a new listing. */
  id?: string | undefined;
  fields: AccountFields;
  images: SentImages;
  key: string;
}

/** The value by which the table is sorted. */
const sortedBy = (account: AccountView, { sort }: ManagedAccountFilters) => {
  const name = sortNameOf(sort);
  return name === 'price' ? account.prix : name && account[name];
};

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
      onCacheEntryAdded: keepListLive<AccountView, ManagedAccountFilters>('Account', {
        standing: sortedBy,
        changed: (hear) => subscribe('account_updated', hear),
        deleted: (hear) => subscribe('account_deleted', hear),
        created: (hear) => subscribe('new_account_uploaded', hear),
      }),
    }),
    getManagedAccount: build.query<AccountView, string>({
      query: (id) => `/accounts/${id}`,
      transformResponse: ({ account }: { account: AccountView }) => account,
      providesTags: (_, __, id) => [{ type: 'Account', id }],
      keepUnusedDataFor: 0,
    }),
    saveAccount: build.mutation<AccountView, SaveAccount>({
      query: ({ id, fields, images, key }) => ({
        url: id ? `/accounts/${id}` : '/accounts',
        method: id ? 'PUT' : 'POST',
        body: accountFormData(fields, images),
        headers: idempotent(key),
      }),
      transformResponse: ({ account }: { account: AccountView }) => account,
      invalidatesTags: [{ type: 'Account', id: 'LIST' }],
    }),
    changeAccount: build.mutation<void, { id: string; changes: ListingChanges }>({
      query: ({ id, changes }) => ({ url: `/accounts/${id}`, method: 'PUT', body: changes }),
      transformResponse: () => undefined,
      invalidatesTags: [{ type: 'Account', id: 'LIST' }],
    }),
    deleteAccount: build.mutation<void, string>({
      query: (id) => ({ url: `/accounts/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: [{ type: 'Account', id: 'LIST' }],
    }),
  }),
});

export const {
  useGetManagedAccountsInfiniteQuery,
  useGetManagedAccountQuery,
  useSaveAccountMutation,
  useChangeAccountMutation,
  useDeleteAccountMutation,
} = managedAccountsApi;
