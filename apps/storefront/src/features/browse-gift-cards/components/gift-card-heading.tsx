import { isNew, type GiftCardView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Badge, formatAmount, PageTitle, Price, Rating, Stock } from '@manette/web-ui';
import { useAvailability } from '../../../listings/hooks/use-availability';
import { useRatingText } from '../../../listings/hooks/use-rating-text';

/** Badges, name, card value, price, stock and rating of a gift card [CAT-052]. */
export function GiftCardHeading({ card }: { card: GiftCardView }) {
  const { t } = useTranslation(['giftCards', 'accountCase']);
  const say = useTranslateMessage();
  const availability = useAvailability();
  const rating = useRatingText()(card.rating);
  return (
    <>
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
    </>
  );
}
