import type { InfiniteData } from '@manette/web-store';

/** One page of a keyset-paged list as the pages of the product keep it; `total` counts the whole list. */
export interface ListPage<Item> {
  items: Item[];
  nextCursor: string | null;
  total: number;
}

export type ListData<Item> = InfiniteData<ListPage<Item>, string | null>;

/** What every infinite query by cursor has in common. */
export const pagesByCursor = {
  initialPageParam: null as string | null,
  getNextPageParam: ({ nextCursor }: { nextCursor: string | null }) => nextCursor ?? undefined,
};

/** The entries of the pages loaded so far. */
export const itemsOf = <Item>(data: ListData<Item> | undefined): Item[] =>
  data?.pages.flatMap((page) => page.items) ?? [];

/** How long the whole list is, once known. */
export const totalOf = (data: ListData<unknown> | undefined): number | undefined => data?.pages.at(-1)?.total;
