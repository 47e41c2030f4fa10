import './translations';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame } from '@manette/web-ui';
import { showPreview, type Previewed } from '../../preview/show-preview';
import { GiftCardFilters } from './components/gift-card-filters';
import { GiftCardShelf } from './components/gift-card-shelf';

const ignore = () => undefined;

/** Shows the shelf of gift cards before its page is loaded: the links of its cards work, its filters do not yet. */
function GiftCardsPreview({
  giftCards,
  total,
  limit,
}: Previewed<{ giftCards: GiftCardView[]; total: number }>) {
  const { t } = useTranslation('giftCards');
  return (
    <PageFrame title={t('title')} summary={t('showing', { count: total })}>
      <div inert>
        <GiftCardFilters text="" filters={{}} search={ignore} choose={ignore} />
      </div>
      <GiftCardShelf cards={giftCards.slice(0, limit)} busy={false} />
    </PageFrame>
  );
}

showPreview(['/api/giftcards'], GiftCardsPreview);
