import './translations';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { PageFrame } from '@manette/web-ui';
import { ListingLayout, ListingPanel } from '../../listings/components/listing-layout';
import { ShelfLink } from '../../listings/components/shelf-link';
import { showPreview } from '../../preview/show-preview';
import { CardPicture } from './components/card-picture';
import { GiftCardHeading } from './components/gift-card-heading';

/** Shows a gift card before its page is loaded; it cannot be ordered yet. */
function GiftCardPreview({ giftCard }: { giftCard: GiftCardView }) {
  const { t } = useTranslation('giftCards');
  return (
    <PageFrame back={<ShelfLink path="/giftcards" />} backLabel={t('back')}>
      <ListingLayout>
        <CardPicture card={giftCard} />
        <ListingPanel>
          <GiftCardHeading card={giftCard} />
        </ListingPanel>
      </ListingLayout>
    </PageFrame>
  );
}

showPreview(['/api/giftcards/$'], GiftCardPreview);
