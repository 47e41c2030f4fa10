import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Badge, formatAmount, Price } from '@manette/web-ui';
import { ListingHeading } from '../../../listings/components/listing-heading';

/** Shows the name, platform, region, value and price of a gift card [CAT-052]. */
export function GiftCardHeading({ card }: { card: GiftCardView }) {
  const { t } = useTranslation('giftCards');
  const say = useTranslateMessage();
  return (
    <ListingHeading
      listing={card}
      name={card.name}
      badges={
        <>
          <Badge tone="outline">
            <bdi>{t(`platforms.${card.platform}`)}</bdi>
          </Badge>
          <Badge tone="outline">
            <bdi>{say(card.region)}</bdi>
          </Badge>
        </>
      }
      price={<Price {...card.price} className="text-6! leading-tight" />}
    >
      <p className="text-muted">
        {t('cardValue')}{' '}
        <bdi className="text-text tabular-nums">
          {formatAmount(card.value.amount)} {card.value.currency}
        </bdi>
      </p>
    </ListingHeading>
  );
}
