import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { ListingLayout } from '../../../listings/components/listing-layout';
import { CardPicture } from './card-picture';
import { PurchasePanel } from './purchase-panel';
import { RedemptionInstructions } from './redemption-instructions';

/** Shows the card, the purchase panel, the description and the redemption instructions [CAT-051..053]. */
export function GiftCardDetails({ card }: { card: GiftCardView }) {
  const { t } = useTranslation('giftCards');
  return (
    <ListingLayout>
      <CardPicture card={card} />
      <PurchasePanel card={card} />
      <div className="grid gap-8">
        {card.description && (
          <section>
            <h2 className="mb-2">{t('description')}</h2>
            <p dir="auto" className="max-w-[68ch] whitespace-pre-line wrap-anywhere">
              {card.description}
            </p>
          </section>
        )}
        <RedemptionInstructions text={card.redemptionInstructions} />
      </div>
    </ListingLayout>
  );
}
