import type { InfiniteData } from '@manette/web-store';

/** One page of a list with cursor pagination; `total` counts the whole list. */
export interface ListPage<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
}

export type ListData<Item> = InfiniteData<ListPage<Item>, string | null>;

/** What a list on a page uses of the result of an infinite query. */
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

/** The entries of the pages loaded so far. */
export const itemsOf = <Item>(data: ListData<Item> | undefined): Item[] =>
  data?.pages.flatMap((page) => page.items) ?? [];

/** @returns the length of the whole list, once known */
export const totalOf = (data: ListData<unknown> | undefined): number | undefined => data?.pages.at(-1)?.total;
