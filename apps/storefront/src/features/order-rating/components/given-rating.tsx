import type { RatingView } from '@manette/contracts/orders';
import { useTranslation } from '@manette/web-i18n';
import { STARS } from './star-field';

/** The read-only stars and comment of a rating. */
export function GivenRating({ rating: { stars, comment } }: { rating: RatingView }) {
  const { t } = useTranslation('rating');
  return (
    <>
      <p role="img" aria-label={t('star', { count: stars })} className="text-5 leading-none text-accent">
        {STARS.map((star) => (star <= stars ? '★' : '☆')).join('')}
      </p>
      {comment && (
        <p dir="auto" className="mt-3 whitespace-pre-line wrap-anywhere">
          {comment}
        </p>
      )}
    </>
  );
}
