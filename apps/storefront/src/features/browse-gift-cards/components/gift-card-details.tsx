import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { CardPicture } from './card-picture';
import { PurchasePanel } from './purchase-panel';
import { RedemptionInstructions } from './redemption-instructions';

/** The card on one side, its purchase on the other; on a phone one below the other [CAT-051..053]. */
export function GiftCardDetails({ card }: { card: GiftCardView }) {
  const { t } = useTranslation('giftCards');
  return (
    <div className="grid gap-6 max-lg:pb-20 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)] lg:items-start lg:gap-10">
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
    </div>
  );
}
