import { api, type Tag } from '@manette/web-api';
import { onReconnected } from '@manette/web-realtime';
import type { UnknownAction } from '@manette/web-store';
import type { ListData } from './list-page';

interface Identified {
  _id: string;
}

type Hear<Payload> = (handler: (payload: Payload) => void) => () => void;

/** Where the news of a list's entries come from; each answers how to stop hearing. */
export interface ListNews<Item> {
  changed: Hear<Item>;
  deleted: Hear<Identified>;
  created: Hear<unknown>;
}

interface Entry<Data> {
  dispatch: (action: UnknownAction) => unknown;
  updateCachedData: (change: (draft: Data) => Data | void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Replaces changed entries of a list where they stand, drops deleted ones, and asks again when something new arrives
 * or the connection was lost meanwhile. For `onCacheEntryAdded`.
 */
export const keepListLive =
  <Item extends Identified>(tag: Tag, news: ListNews<Item>) =>
  async (_filters: unknown, entry: Entry<ListData<Item>>) => {
    const askAgain = () => void entry.dispatch(api.util.invalidateTags([{ type: tag, id: 'LIST' }]));
    const stops = [
      news.changed((item) => entry.updateCachedData((list) => replace(list, item))),
      news.deleted(({ _id }) => entry.updateCachedData((list) => remove(list, _id))),
      news.created(askAgain),
      onReconnected(askAgain),
    ];
    await entry.cacheEntryRemoved;
    stops.forEach((stop) => stop());
  };

/** Keeps the entry of an open page as the server tells it. For `onCacheEntryAdded`. */
export const keepEntryLive =
  <Item extends Identified>(tag: Tag, changed: Hear<Item>) =>
  async (id: string, entry: Entry<Item>) => {
    const stops = [
      changed((item) => {
        if (item._id === id) entry.updateCachedData(() => item);
      }),
      onReconnected(() => entry.dispatch(api.util.invalidateTags([{ type: tag, id }]))),
    ];
    await entry.cacheEntryRemoved;
    stops.forEach((stop) => stop());
  };

function replace<Item extends Identified>(list: ListData<Item>, item: Item) {
  for (const page of list.pages) {
    const at = page.items.findIndex(({ _id }) => _id === item._id);
    if (at >= 0) page.items[at] = item;
  }
}

function remove<Item extends Identified>(list: ListData<Item>, id: string) {
  if (!list.pages.some(({ items }) => items.some(({ _id }) => _id === id))) return;
  for (const page of list.pages) {
    page.items = page.items.filter(({ _id }) => _id !== id);
    page.total -= 1;
  }
}
