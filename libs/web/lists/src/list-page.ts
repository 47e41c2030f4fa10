import type { InfiniteData } from '@manette/web-store';

/** One page of a list with cursor pagination; `total` counts the whole list. */
export interface ListPage<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
}

export type ListData<Item> = InfiniteData<ListPage<Item>, string | null>;

/** The fields of an infinite query's result that a list on a page uses. */
export interface ListQuery<Item> {
  data?: ListData<Item> | undefined;
  isError: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  hasNextPage: boolean;
  fetchNextPage: () => unknown;
  refetch: () => unknown;
}

/** The options that every infinite query by cursor shares. */
export const pagesByCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

const itemsOfData = new WeakMap<ListData<unknown>, unknown[]>();

/** Returns the entries of the pages loaded so far; the same array for the same data, so that a list does not render again. */
export function itemsOf<Item>(data: ListData<Item> | undefined): Item[] {
  if (!data) return [];
  const known = itemsOfData.get(data) as Item[] | undefined;
  if (known) return known;
  const items = data.pages.flatMap((page) => page.items);
  itemsOfData.set(data, items);
  return items;
}

/** @returns the length of the whole list, once known */
export const totalOf = (data: ListData<unknown> | undefined): number | undefined => data?.pages.at(-1)?.total;
