import '../translations';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { useParams } from '@manette/web-router';
import { useAppSelector } from '@manette/web-store';
import { ListingPage } from '../../../listings/components/listing-page';
import { selectKnownGiftCard, useGetGiftCardQuery } from '../api/gift-cards.api';
import { GiftCardDetails } from '../components/gift-card-details';

/** One gift card. */
export default function GiftCardPage() {
  const { t } = useTranslation('giftCards');
  const { id = '' } = useParams();
  return (
    <ListingPage
      query={useGetGiftCardQuery(id)}
      known={useAppSelector(selectKnownGiftCard(id))}
      kind="gift"
      path="/giftcards"
      backLabel={t('back')}
      failed="Failed to load gift card details"
    >
      {(card: GiftCardView) => <GiftCardDetails card={card} />}
    </ListingPage>
  );
}
