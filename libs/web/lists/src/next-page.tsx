import { useEffect, useRef } from 'react';
import { LoadMore } from '@manette/web-ui';
import type { ListQuery } from './list-page';

interface NextPageProps {
  list: Omit<ListQuery<unknown>, 'data' | 'refetch'>;
  /** 'Load more' */
  label: string;
}

/**
 * 'Load more' of an infinite query. RTK Query drops the wish for a next page while the list is being asked anew: it is kept
 * here until the answer has come.
 */
export function NextPage({ list, label }: NextPageProps) {
  const { isError, isFetching, isFetchingNextPage, hasNextPage, fetchNextPage } = list;
  const isWanted = useRef(false);
  useEffect(() => {
    if (isFetching || !isWanted.current) return;
    isWanted.current = false;
    void fetchNextPage();
  }, [isFetching, fetchNextPage]);
  return (
    <LoadMore
      label={label}
      hasMore={hasNextPage}
      busy={isFetchingNextPage}
      failed={isError}
      onMore={() => {
        if (isFetching) isWanted.current = true;
        else void fetchNextPage();
      }}
    />
  );
}
