import { isNew, type GiftCardView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Badge, formatAmount, PageTitle, Price, Rating, Stock } from '@manette/web-ui';
import { useAvailability } from '../../../listings/hooks/use-availability';
import { useRatingText } from '../../../listings/hooks/use-rating-text';
import { BuyBar } from '../../../listings/components/buy-bar';
import { OrderButton } from '../../../listings/components/order-button';
import { WaitForStock } from '../../../listings/saved-searches/lazy-searches';
import { OrderHint } from '../../../listings/components/order-hint';

/** Badges, name, card value, price, stock and the order button [CAT-052]. */
export function PurchasePanel({ card }: { card: GiftCardView }) {
  const { t } = useTranslation(['giftCards', 'accountCase']);
  const say = useTranslateMessage();
  const availability = useAvailability();
  const rating = useRatingText()(card.rating);
  return (
    <div className="grid content-start gap-4 lg:sticky lg:top-[calc(var(--page-top)+16px)] lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <div className="flex flex-wrap gap-2">
        <Badge tone="outline">
          <bdi>{t(`platforms.${card.platform}`)}</bdi>
        </Badge>
        <Badge tone="outline">
          <bdi>{say(card.region)}</bdi>
        </Badge>
        {isNew(card.createdAt) && <Badge tone="accent">{t('accountCase:new')}</Badge>}
      </div>
      <PageTitle>{card.name}</PageTitle>
      <h1 className="text-6 tracking-tight wrap-anywhere rtl:tracking-normal">
        <bdi>{card.name}</bdi>
      </h1>
      <p className="text-muted">
        {t('cardValue')}{' '}
        <bdi className="text-text tabular-nums">
          {formatAmount(card.value.amount)} {card.value.currency}
        </bdi>
      </p>
      <div>
        <Price {...card.price} className="text-6! leading-tight" />
        <Stock available={card.available}>{availability(card.available)}</Stock>
        {rating && <Rating>{rating}</Rating>}
      </div>
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
    </div>
  );
}
