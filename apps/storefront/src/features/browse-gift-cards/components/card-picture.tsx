import clsx from 'clsx';
import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Picture } from '@manette/web-ui';
import { pictureSource } from '../../../listings/picture-source';
import { cardFace } from './card-face';

const SIZES = '(min-width: 960px) 640px, 100vw';

/** The card's picture with its printed text; a plain card if there is no picture [CAT-051]. */
export function CardPicture({ card }: { card: GiftCardView }) {
  const { t } = useTranslation('giftCards');
  const [picture] = card.pictures;
  const alt = t('imageAlt', { name: card.name });
  const face = cardFace(card, t(`platforms.${card.platform}`));
  return (
    <div className="relative aspect-8/5 overflow-hidden rounded-box bg-raised">
      {picture ? (
        <Picture source={pictureSource(picture)} alt={alt} sizes={SIZES} eager />
      ) : (
        <div role="img" aria-label={alt} className="tiled size-full" />
      )}
      <div
        aria-hidden="true"
        dir="ltr"
        className={clsx('gift-face p-6!', !picture && 'text-text!')}
        data-ink={face.ink ? '' : undefined}
      >
        <b className="text-5!">{face.title}</b>
        <strong className="text-6!">{face.amount}</strong>
      </div>
    </div>
  );
}
