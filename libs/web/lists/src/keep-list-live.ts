import { api, idTag, listTag, type Tag } from '@manette/web-api';
import { onceConnected, onReconnected } from '@manette/web-realtime';
import type { UnknownAction } from '@manette/web-store';
import type { ListData } from './list-page';

interface Identified {
  _id: string;
}

type Subscribe<Payload> = (handler: (payload: Payload) => void) => () => void;

/** Where the news of a list's entries come from; each answers how to stop hearing. */
export interface ListEvents<Item, Filters = unknown> {
  changed: Subscribe<Item>;
  /** What of an entry decides where it stands in a sorted list: when that changes, the list asks again. */
  standing?: (item: Item, filters: Filters) => unknown;
  deleted: Subscribe<Identified>;
  /** Something new: the list asks again. */
  created?: Subscribe<unknown>;
  /** Something new that goes on top at once, where the filters are sure to hold it; else the list asks again. */
  arrived?: { hear: Subscribe<Item>; belongs: (filters: Filters) => boolean };
}

interface Entry<Data> {
  dispatch: (action: UnknownAction) => unknown;
  updateCachedData: (change: (draft: Data) => Data | void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Replaces changed entries of a list where they stand, drops deleted ones, and asks again when something new arrives
 * or events were missed: the connection was lost meanwhile, or was not there yet. For `onCacheEntryAdded`.
 */
export const keepListLive =
  <Item extends Identified, Filters = unknown>(tag: Tag, news: ListEvents<Item, Filters>) =>
  async (filters: Filters, entry: Entry<ListData<Item>>) => {
    const askAgain = () => void entry.dispatch(api.util.invalidateTags([listTag(tag)]));
    const stops = [
      news.changed((item) => {
        let moves = false;
        entry.updateCachedData((list) => {
          const former = replace(list, item);
          const standing = (one: Item) => JSON.stringify(news.standing?.(one, filters));
          moves = former !== undefined && standing(former) !== standing(item);
        });
        if (moves) askAgain();
      }),
      news.deleted(({ _id }) => entry.updateCachedData((list) => remove(list, _id))),
      news.created?.(askAgain),
      news.arrived?.hear((item) => {
        if (news.arrived?.belongs(filters)) entry.updateCachedData((list) => putOnTop(list, item));
        else askAgain();
      }),
      onceConnected(askAgain),
      onReconnected(askAgain),
    ];
    await entry.cacheEntryRemoved;
    stops.forEach((stop) => stop?.());
  };

/**
 * Keeps the entry of an open page as the server tells it; one that was deleted is asked for again, to fail. For
 * `onCacheEntryAdded`.
 */
export const keepEntryLive =
  <Item extends Identified>(tag: Tag, changed: Subscribe<Item>, deleted?: Subscribe<Identified>) =>
  async (id: string, entry: Entry<Item>) => {
    const askAgain = () => void entry.dispatch(api.util.invalidateTags([idTag(tag, id)]));
    const stops = [
      changed((item) => {
        if (item._id === id) entry.updateCachedData(() => item);
      }),
      deleted?.(({ _id }) => {
        if (_id === id) askAgain();
      }),
      onceConnected(askAgain),
      onReconnected(askAgain),
    ];
    await entry.cacheEntryRemoved;
    stops.forEach((stop) => stop?.());
  };

/** @returns the entry as it was, if the list holds it */
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
