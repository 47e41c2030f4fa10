import { useEffect, useRef } from 'react';
import { LoadMore } from '@manette/web-ui';
import type { ListQuery } from './list-page';

interface NextPageProps {
  list: Omit<ListQuery<unknown>, 'refetch'>;
  /** 'Load more' */
  label: string;
}

/**
 * 'Load more' of an infinite query. RTK Query ignores a request for the next page while the list is refetched, also when that
 * refetch is not rendered yet. The button therefore repeats the request until one more page is loaded, or none can be.
 */
export function NextPage({ list, label }: NextPageProps) {
  const { data, isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list;
  const pages = data?.pages.length ?? 0;
  const pagesBefore = useRef<number | null>(null);
  useEffect(() => {
    if (isFetching || pagesBefore.current === null) return;
    if (pages > pagesBefore.current || isError || !hasNextPage) pagesBefore.current = null;
    else void fetchNextPage();
  }, [isFetching, pages, isError, hasNextPage, fetchNextPage]);
  return (
    <LoadMore
      label={label}
      hasMore={hasNextPage}
      busy={isFetchingNextPage}
      failed={isError}
      onMore={() => {
        pagesBefore.current = pages;
        if (!isFetching) void fetchNextPage();
      }}
    />
  );
}
