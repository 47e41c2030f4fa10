import type { AccountView } from '@manette/contracts/catalog';
import { api } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';
import type { InfiniteData, UnknownAction } from '@manette/web-store';
import type { AccountsPage } from './accounts.api';

interface Entry<Data> {
  dispatch: (action: UnknownAction) => unknown;
  updateCachedData: (change: (draft: Data) => Data | void) => unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/** Keeps one listing as the server tells it, in every open browser: its stock, its price, its pictures. */
export async function keepAccountLive(id: string, entry: Entry<AccountView>) {
  const stop = subscribe('account_updated', (account) => {
    if (account._id === id) entry.updateCachedData(() => account);
  });
  await entry.cacheEntryRemoved;
  stop();
}

/** Replaces changed listings where they stand, drops deleted ones, and asks again when something new arrives. */
export async function keepAccountsLive(
  _filters: unknown,
  entry: Entry<InfiniteData<AccountsPage, string | null>>,
) {
  const askAgain = () => void entry.dispatch(api.util.invalidateTags([{ type: 'Account', id: 'LIST' }]));
  const stops = [
    subscribe('account_updated', (account) => entry.updateCachedData((list) => replace(list, account))),
    subscribe('account_deleted', ({ _id }) => entry.updateCachedData((list) => remove(list, _id))),
    subscribe('new_account_uploaded', askAgain),
    onReconnected(askAgain),
  ];
  await entry.cacheEntryRemoved;
  stops.forEach((stop) => stop());
}

function replace(list: InfiniteData<AccountsPage, string | null>, account: AccountView) {
  for (const page of list.pages) {
    const at = page.accounts.findIndex(({ _id }) => _id === account._id);
    if (at >= 0) page.accounts[at] = account;
  }
}

function remove(list: InfiniteData<AccountsPage, string | null>, id: string) {
  if (!list.pages.some(({ accounts }) => accounts.some(({ _id }) => _id === id))) return;
  for (const page of list.pages) {
    page.accounts = page.accounts.filter(({ _id }) => _id !== id);
    page.total -= 1;
  }
}
