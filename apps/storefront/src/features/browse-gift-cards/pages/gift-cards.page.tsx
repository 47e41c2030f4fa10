import '../translations';
import { useEffect } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { PageFrame } from '@manette/web-ui';
import { ShelfSearches } from '../../../listings/saved-searches/lazy-searches';
import { ShelfList } from '../../../listings/components/shelf-list';
import { useGetGiftCardsInfiniteQuery, useMarkGiftCardsViewedMutation } from '../api/gift-cards.api';
import { GiftCardFilters } from '../components/gift-card-filters';
import { GiftCardShelf, GiftCardShelfSkeleton } from '../components/gift-card-shelf';
import { useGiftCardFilters } from '../hooks/use-gift-card-filters';

/** The shelf of gift cards: search, filters, and a button that loads more pages. */
export default function GiftCardsPage() {
  const { t } = useTranslation('giftCards');
  const controls = useGiftCardFilters();
  const list = useGetGiftCardsInfiniteQuery(controls.filters);
  const [markViewed] = useMarkGiftCardsViewedMutation();
  useEffect(() => void markViewed(), [markViewed]);
  const total = totalOf(list.data);
  return (
    <PageFrame title={t('title')} summary={total === undefined ? '' : t('showing', { count: total })}>
      <GiftCardFilters {...controls} />
      <ShelfSearches catalog="giftcards" filters={controls.filters} shown={list.data !== undefined} />
      <ShelfList
        list={list}
        failed="Failed to load gift cards"
        skeleton={<GiftCardShelfSkeleton />}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
        clear={controls.clear}
      >
        {(cards, busy) => <GiftCardShelf cards={cards} busy={busy} />}
      </ShelfList>
    </PageFrame>
  );
}
