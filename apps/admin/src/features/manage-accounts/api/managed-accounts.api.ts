import type { AccountFields, AccountListQuery, AccountView } from '@manette/contracts/catalog';
import { api } from '@manette/web-api';
import { subscribe } from '@manette/web-realtime';
import { sortNameOf } from '../../../components/sort-name';
import { listingEndpoints } from '../../../listings/listing-endpoints';
import { accountFormData } from './account-form-data';

export type ManagedAccountFilters = Pick<AccountListQuery, 'q' | 'service' | 'console' | 'inStock'> & {
  /** Undefined: the newest first. */
  sort?: AccountListQuery['sort'] | undefined;
};

/** Returns the value by which the table is sorted. */
const sortedBy = (account: AccountView, { sort }: ManagedAccountFilters) => {
  const name = sortNameOf(sort);
  return name === 'price' ? account.prix : name && account[name];
};

const managedAccountsApi = api.injectEndpoints({
  endpoints: (build) => {
    const accounts = listingEndpoints<AccountView, AccountFields, ManagedAccountFilters>(build, {
      path: '/accounts',
      tag: 'Account',
      names: { one: 'account', list: 'accounts' },
      bodyOf: accountFormData,
      events: {
        sortKey: sortedBy,
        changed: (handler) => subscribe('account_updated', handler),
        deleted: (handler) => subscribe('account_deleted', handler),
        created: (handler) => subscribe('new_account_uploaded', handler),
      },
    });
    return {
      getManagedAccounts: accounts.list,
      getManagedAccount: accounts.read,
      saveAccount: accounts.save,
      changeAccount: accounts.change,
      deleteAccount: accounts.remove,
    };
  },
});

export const {
  useGetManagedAccountsInfiniteQuery,
  useGetManagedAccountQuery,
  useSaveAccountMutation,
  useChangeAccountMutation,
  useDeleteAccountMutation,
} = managedAccountsApi;
