import { isNew, type GiftCardView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Link } from '@manette/web-router';
import { formatAmount, GiftTile } from '@manette/web-ui';
import { useAvailability } from '../../../listings/hooks/use-availability';
import { useRatingText } from '../../../listings/hooks/use-rating-text';
import { pictureSource } from '../../../listings/picture-source';
import { useShelfState } from '../../../listings/hooks/use-shelf';
import { cardFace } from './card-face';

/** A gift card on the shelf [CAT-046..049]. */
export function GiftCardTile({ card, eager }: { card: GiftCardView; eager: boolean }) {
  const { t } = useTranslation(['giftCards', 'accountCase']);
  const say = useTranslateMessage();
  const availability = useAvailability();
  const ratingText = useRatingText();
  const state = useShelfState();
  const [picture] = card.pictures;
  const platform = t(`platforms.${card.platform}`);
  return (
    <GiftTile
      name={card.name}
      link={<Link to={`/giftcards/${card._id}`} state={state} />}
      platform={platform}
      region={say(card.region)}
      picture={picture && pictureSource(picture)}
      face={cardFace(card, platform)}
      description={card.description ?? undefined}
      valueLabel={t('cardValue')}
      value={`${formatAmount(card.value.amount)} ${card.value.currency}`}
      price={card.price}
      available={card.available}
      availability={availability(card.available)}
      rating={ratingText(card.rating)}
      newTag={isNew(card.createdAt) ? t('accountCase:new') : undefined}
      outTag={t('accountCase:outOfStock')}
      eager={eager}
    />
  );
}
