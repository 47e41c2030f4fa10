import '../translations';
import { useEffect } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, totalOf } from '@manette/web-lists';
import { Button, EmptyState, ErrorState, LoadMore, notify, PageFrame } from '@manette/web-ui';
import { useGetAccountsInfiniteQuery, useMarkAccountsViewedMutation } from '../api/accounts.api';
import { AccountFilters } from '../components/account-filters';
import { AccountShelf, AccountShelfSkeleton } from '../components/account-shelf';
import { useAccountFilters } from '../components/use-account-filters';

const FAILED = 'Failed to load accounts';

/** The shelf of accounts: search, filter, and as many pages as the reader wants. */
export default function AccountsPage() {
  const { t } = useTranslation('accounts');
  const controls = useAccountFilters();
  const { data, isFetching, isError, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } =
    useGetAccountsInfiniteQuery(controls.filters);
  const [markViewed] = useMarkAccountsViewedMutation();
  useEffect(() => void markViewed(), [markViewed]);
  useEffect(() => {
    if (isError) notify.error(translateMessage(FAILED), { id: FAILED });
  }, [isError]);

  const accounts = itemsOf(data);
  const total = totalOf(data);
  return (
    <PageFrame title={t('title')} summary={total === undefined ? '' : t('found', { count: total })}>
      <AccountFilters {...controls} />
      {!data && isFetching && <AccountShelfSkeleton />}
      {!data && isError && !isFetching && (
        <ErrorState
          title={translateMessage(FAILED)}
          retryLabel={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {data && accounts.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          action={<Button onClick={controls.clear}>{t('clearFilters')}</Button>}
        >
          {t('emptyText')}
        </EmptyState>
      )}
      {accounts.length > 0 && (
        <>
          <AccountShelf accounts={accounts} busy={isFetching && !isFetchingNextPage} />
          <LoadMore
            label={t('loadMore')}
            hasMore={hasNextPage}
            busy={isFetchingNextPage}
            failed={isError}
            onMore={() => void fetchNextPage()}
          />
        </>
      )}
    </PageFrame>
  );
}
