import { api, isUnanswered, keptSince, noteFresh } from '@manette/web-api';
import type { AppStore } from '@manette/web-store';

/**
 * What the page shows of its calls: `loading` until each has an end, `whole` where all is the network's, `nothing` where no
 * call got an answer and none was kept, or since when the oldest kept answer is (milliseconds).
 */
export type Shown = 'loading' | 'whole' | 'nothing' | number;

/** The shell's own calls, beside every page. */
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

/** The cache entries of the page that is open, by key. */
function entriesOf(store: AppStore): [key: Key, entry: Entry][] {
  // RTK Query tells its subscriptions by the answer to this action, as its own hooks ask for them.
  const asked = store.dispatch(api.internalActions.internal_getRTKQSubscriptions()) as unknown;
  const { getSubscriptionCount } = asked as Subscriptions;
  const queries: Record<string, Entry | undefined> = store.getState().api.queries;
  return Object.entries(queries).flatMap(([key, entry]) =>
    entry && !SHELL.includes(entry.endpointName ?? '') && getSubscriptionCount(key) > 0
      ? [[key as Key, entry]]
      : [],
  );
}

/** @returns what the open page shows now [POC-023, POC-024] */
export function shownNow(store: AppStore): Shown {
  const entries = entriesOf(store);
  const isEmpty = entries.every(([, { data }]) => data === undefined);
  if (isEmpty && entries.some(([, { status }]) => status !== 'rejected')) return 'loading';
  if (isEmpty && entries.some(([, { error }]) => isUnanswered(error))) return 'nothing';
  const since = entries.flatMap(([key, { data }]) => (data === undefined ? [] : (keptSince(key) ?? [])));
  return since.length > 0 ? Math.min(...since) : 'whole';
}

/** Lets entries ask anew, without what they show, whose kept answer the server has refused meanwhile [POC-025]. */
export function dropRefused(store: AppStore): void {
  for (const [queryCacheKey, { status, error }] of entriesOf(store))
    if (status === 'rejected' && !isUnanswered(error) && keptSince(queryCacheKey) !== undefined) {
      noteFresh(queryCacheKey);
      store.dispatch(api.internalActions.removeQueryResult({ queryCacheKey }));
    }
}
