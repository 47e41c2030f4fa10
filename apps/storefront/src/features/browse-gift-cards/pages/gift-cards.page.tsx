import '../translations';
import { useEffect } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { itemsOf, totalOf } from '@manette/web-lists';
import { Button, EmptyState, ErrorState, LoadMore, notify, PageFrame } from '@manette/web-ui';
import { useGetGiftCardsInfiniteQuery, useMarkGiftCardsViewedMutation } from '../api/gift-cards.api';
import { GiftCardFilters } from '../components/gift-card-filters';
import { GiftCardShelf, GiftCardShelfSkeleton } from '../components/gift-card-shelf';
import { useGiftCardFilters } from '../components/use-gift-card-filters';

const FAILED = 'Failed to load gift cards';

/** The shelf of gift cards: search, filter, and as many pages as the reader wants. */
export default function GiftCardsPage() {
  const { t } = useTranslation('giftCards');
  const controls = useGiftCardFilters();
  const { data, isFetching, isError, fetchNextPage, hasNextPage, isFetchingNextPage, refetch } =
    useGetGiftCardsInfiniteQuery(controls.filters);
  const [markViewed] = useMarkGiftCardsViewedMutation();
  useEffect(() => void markViewed(), [markViewed]);
  useEffect(() => {
    if (isError) notify.error(translateMessage(FAILED), { id: FAILED });
  }, [isError]);

  const cards = itemsOf(data);
  const total = totalOf(data);
  return (
    <PageFrame title={t('title')} summary={total === undefined ? '' : t('showing', { count: total })}>
      <GiftCardFilters {...controls} />
      {!data && isFetching && <GiftCardShelfSkeleton />}
      {!data && isError && !isFetching && (
        <ErrorState
          title={translateMessage(FAILED)}
          retryLabel={t('tryAgain')}
          onRetry={() => void refetch()}
        />
      )}
      {data && cards.length === 0 && (
        <EmptyState
          title={t('emptyTitle')}
          action={<Button onClick={controls.clear}>{t('clearFilters')}</Button>}
        >
          {t('emptyText')}
        </EmptyState>
      )}
      {cards.length > 0 && (
        <>
          <GiftCardShelf cards={cards} busy={isFetching && !isFetchingNextPage} />
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
