import '../translations';
import type { ListingRating } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';

/** @returns a function that words the rating of a listing; undefined where it has none [LIF-104] */
export function useRatingText() {
  const { t } = useTranslation('accountCase');
  return (rating: ListingRating | null) => (rating ? t('rating', { ...rating }) : undefined);
}
