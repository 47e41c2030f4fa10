import { api, idTag, listTag, type Tag } from '@manette/web-api';
import { onceConnected, onReconnected } from '@manette/web-realtime';
import type { UnknownAction } from '@manette/web-store';
import type { ListData } from './list-page';

interface Identified {
  _id: string;
}

type Subscribe<Payload> = (handler: (payload: Payload) => void) => () => void;

/** The events of a list's entries; each subscribes a handler and returns the unsubscribe function. */
export interface ListEvents<Item, Filters = unknown> {
  changed: Subscribe<Item>;
  /** The value by which the list is sorted: when it changes, the list is refetched. */
  sortKey?: (item: Item, filters: Filters) => unknown;
  /** Whether the list should contain a changed entry that it lacks: the list is refetched. */
  enters?: (item: Item, filters: Filters, list: ListData<Item>) => boolean;
  /** Whether a changed entry of the list no longer matches the filters: the list is refetched. */
  leaves?: (item: Item, filters: Filters) => boolean;
  deleted: Subscribe<Identified>;
  /** A new entry: the list is refetched. */
  created?: Subscribe<unknown>;
  /** A new entry: put on top immediately when it certainly matches the filters; otherwise the list is refetched. */
  arrived?: { hear: Subscribe<Item>; belongs: (filters: Filters) => boolean };
}

interface Entry<Data> {
  dispatch: (action: UnknownAction) => unknown;
  updateCachedData: (change: (draft: Data) => Data | void) => unknown;
  getCacheEntry: () => { status: string };
  cacheEntryRemoved: Promise<void>;
}

/** A response that is under way may be older than an event, and would overwrite the change of the event. */
const isFetching = <Data>(entry: Entry<Data>): boolean => entry.getCacheEntry().status === 'pending';

/**
 * Replaces changed entries of a cached list and removes deleted ones. Refetches the list when an entry is created, when events
 * may have been missed (before the first connection, after a reconnection), and when an event arrives during a request. For
 * `onCacheEntryAdded`.
 */
export const keepListLive =
  <Item extends Identified, Filters = unknown>(tag: Tag, events: ListEvents<Item, Filters>) =>
  async (filters: Filters, entry: Entry<ListData<Item>>) => {
    const refetch = () => void entry.dispatch(api.util.invalidateTags([listTag(tag)]));
    const stops = [
      events.changed((item) => {
        let moves = false;
        entry.updateCachedData((list) => {
          const former = replace(list, item);
          const sortKey = (one: Item) => JSON.stringify(events.sortKey?.(one, filters));
          if (!former) moves = events.enters?.(item, filters, list) ?? false;
          else moves = sortKey(former) !== sortKey(item) || (events.leaves?.(item, filters) ?? false);
        });
        if (moves || isFetching(entry)) refetch();
      }),
      events.deleted(({ _id }) => {
        entry.updateCachedData((list) => remove(list, _id));
        if (isFetching(entry)) refetch();
      }),
      events.created?.(refetch),
      events.arrived?.hear((item) => {
        const belongs = events.arrived?.belongs(filters);
        if (belongs) entry.updateCachedData((list) => putOnTop(list, item));
        if (!belongs || isFetching(entry)) refetch();
      }),
      onceConnected(refetch),
      onReconnected(refetch),
    ];
    await entry.cacheEntryRemoved;
    stops.forEach((stop) => stop?.());
  };

/** Keeps a single cached entry up to date with events. Refetches a deleted entry, which then fails. For `onCacheEntryAdded`. */
export const keepEntryLive =
  <Item extends Identified>(tag: Tag, changed: Subscribe<Item>, deleted?: Subscribe<Identified>) =>
  async (id: string, entry: Entry<Item>) => {
    const refetch = () => void entry.dispatch(api.util.invalidateTags([idTag(tag, id)]));
    const stops = [
      changed((item) => {
        if (item._id !== id) return;
        entry.updateCachedData(() => item);
        if (isFetching(entry)) refetch();
      }),
      deleted?.(({ _id }) => {
        if (_id === id) refetch();
      }),
      onceConnected(refetch),
      onReconnected(refetch),
    ];
    await entry.cacheEntryRemoved;
    stops.forEach((stop) => stop?.());
  };

/** @returns the former entry, if the list contains it */
function replace<Item extends Identified>(list: ListData<Item>, item: Item): Item | undefined {
  for (const page of list.pages) {
    const at = page.items.findIndex(({ _id }) => _id === item._id);
    if (at < 0) continue;
    const former = page.items[at];
    page.items[at] = item;
    return former;
  }
  return undefined;
}

const holds = <Item extends Identified>(list: ListData<Item>, id: string) =>
  list.pages.some(({ items }) => items.some(({ _id }) => _id === id));

function putOnTop<Item extends Identified>(list: ListData<Item>, item: Item) {
  if (holds(list, item._id)) return void replace(list, item);
  list.pages[0]?.items.unshift(item);
  for (const page of list.pages) page.total += 1;
}

function remove<Item extends Identified>(list: ListData<Item>, id: string) {
  if (!holds(list, id)) return;
  for (const page of list.pages) {
    page.items = page.items.filter(({ _id }) => _id !== id);
    page.total -= 1;
  }
}
