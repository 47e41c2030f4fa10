import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { BuyBar } from '../../../listings/components/buy-bar';
import { ListingPanel } from '../../../listings/components/listing-layout';
import { OrderButton } from '../../../listings/components/order-button';
import { WaitForStock } from '../../../listings/saved-searches/lazy-searches';
import { OrderHint } from '../../../listings/components/order-hint';
import { GiftCardHeading } from './gift-card-heading';

/** Shows the gift card's heading and the order button [CAT-052]. */
export function PurchasePanel({ card }: { card: GiftCardView }) {
  const { t } = useTranslation(['giftCards', 'accountCase']);
  return (
    <ListingPanel>
      <GiftCardHeading card={card} />
      <BuyBar price={card.price}>
        <OrderButton
          kind="giftCard"
          input={{
            subject: `Gift Card Order: ${card.name}`,
            orderType: 'giftcard',
            giftCardId: card._id,
          }}
          available={card.available}
          words={{
            order: t('purchase'),
            ordering: t('purchasing'),
            outOfStock: t('accountCase:outOfStock'),
            verify: t('verifyToOrder'),
          }}
        />
      </BuyBar>
      <OrderHint
        available={card.available}
        words={{ order: t('purchaseHint'), outOfStock: t('outOfStockHint'), verify: t('verifyHint') }}
      />
      <WaitForStock kind="giftCard" id={card._id} available={card.available} />
    </ListingPanel>
  );
}
