import '../translations';
import { useEffect } from 'react';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { useNavigate, useParams } from '@manette/web-router';
import { notify, PageFrame, Spinner } from '@manette/web-ui';
import { ShelfLink } from '../../../shelf/shelf-link';
import { useShelf } from '../../../shelf/use-shelf';
import { useGetGiftCardQuery } from '../api/gift-cards.api';
import { GiftCardDetails } from '../components/gift-card-details';

const FAILED = 'Failed to load gift card details';

/** One gift card. A card that cannot be shown sends the reader back to the shelf [CAT-055]. */
export default function GiftCardPage() {
  const { t } = useTranslation('giftCards');
  const { id = '' } = useParams();
  const navigate = useNavigate();
  const { address: shelf } = useShelf('/giftcards');
  const { data: card, isError } = useGetGiftCardQuery(id);
  useEffect(() => {
    if (!isError) return;
    notify.error(translateMessage(FAILED), { id: FAILED });
    void navigate(shelf, { replace: true });
  }, [isError, navigate, shelf]);

  return (
    <PageFrame back={<ShelfLink path="/giftcards" />} backLabel={t('back')}>
      {card ? <GiftCardDetails card={card} /> : <Spinner label={t('loading')} page />}
    </PageFrame>
  );
}
