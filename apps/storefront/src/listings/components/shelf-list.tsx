import '../shelf/translations';
import { useEffect, type ReactNode } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, NextPage, type ListQuery } from '@manette/web-lists';
import { Button, EmptyState, ErrorState, notify } from '@manette/web-ui';

interface ShelfListProps<Listing> {
  list: ListQuery<Listing>;
  /** The error message, in English. */
  failed: string;
  skeleton: ReactNode;
  /** Shown when no listing matches. */
  empty: { title: string; text: string };
  clear: () => void;
  /** Renders the listings; `busy` while a refetch will replace them. */
  children: (listings: Listing[], busy: boolean) => ReactNode;
}

/** Shows the loaded listings of a shelf with 'Load more', or its skeleton, empty state or error state. */
export function ShelfList<Listing>(props: ShelfListProps<Listing>) {
  const { list, failed, skeleton, empty, clear, children } = props;
  const { data, isError, isFetching, isFetchingNextPage } = list;
  const { t } = useTranslation('shelf');
  useEffect(() => {
    if (isError) notify.error(translateMessage(failed), { id: failed });
  }, [isError, failed]);

  if (!data && isError && !isFetching)
    return (
      <ErrorState
        title={translateMessage(failed)}
        retryLabel={t('tryAgain')}
        onRetry={() => void list.refetch()}
      />
    );
  if (!data) return isFetching && skeleton;
  const listings = itemsOf(data);
  if (listings.length === 0)
    return (
      <EmptyState title={empty.title} action={<Button onClick={clear}>{t('clearFilters')}</Button>}>
        {empty.text}
      </EmptyState>
    );
  return (
    <>
      {children(listings, isFetching && !isFetchingNextPage)}
      <NextPage list={list} label={t('loadMore')} />
    </>
  );
}
