import { api, isUnanswered, keptSince, noteFresh } from '@manette/web-api';
import type { AppStore } from '@manette/web-store';

/**
 * What the page shows of its queries: `loading` while it has no data and a query is not finished, `whole` if no stored
 * response is shown, `nothing` if the server did not answer and no response was stored, or the time of the oldest stored
 * response that is shown (milliseconds since the epoch).
 */
export type Shown = 'loading' | 'whole' | 'nothing' | number;

/** The shell's own queries, which run on every page. */
const SHELL = ['getConfig', 'getMe', 'newAccounts', 'newGiftCards', 'unreadSupport', 'ticketsWithoutUnread'];

interface Entry {
  status: string;
  endpointName?: string;
  data?: unknown;
  error?: unknown;
}

type Key = Parameters<typeof api.internalActions.removeQueryResult>[0]['queryCacheKey'];

interface Subscriptions {
  getSubscriptionCount: (key: string) => number;
}

/** Returns the cache entries that the open page uses, with their keys. */
function entriesOf(store: AppStore): [key: Key, entry: Entry][] {
  // RTK Query returns its subscriptions as the result of this action; its own hooks use the same action.
  const asked = store.dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown;
  const { getSubscriptionCount } = asked as Subscriptions;
  const queries: Record<string, Entry | undefined> = store.getState().api.queries;
  return Object.entries(queries).flatMap(([key, entry]) =>
    entry && !SHELL.includes(entry.endpointName ?? '') && getSubscriptionCount(key) > 0
      ? [[key as Key, entry]]
      : [],
  );
}

/** @returns what the open page currently shows [POC-023, POC-024] */
export function dataSourceOfPage(store: AppStore): Shown {
  const entries = entriesOf(store);
  const isEmpty = entries.every(([, { data }]) => data === undefined);
  if (isEmpty && entries.some(([, { status }]) => status !== 'rejected')) return 'loading';
  if (isEmpty && entries.some(([, { error }]) => isUnanswered(error))) return 'nothing';
  const since = entries.flatMap(([key, { data }]) => (data === undefined ? [] : (keptSince(key) ?? [])));
  return since.length > 0 ? Math.min(...since) : 'whole';
}

/** Removes the cache entries that show a stored response but that the server has refused meanwhile [POC-025]. */
export function dropRefused(store: AppStore): void {
  for (const [queryCacheKey, { status, error }] of entriesOf(store))
    if (status === 'rejected' && !isUnanswered(error) && keptSince(queryCacheKey) !== undefined) {
      noteFresh(queryCacheKey);
      store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    }
}
