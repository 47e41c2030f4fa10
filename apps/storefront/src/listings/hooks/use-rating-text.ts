import '../translations';
import type { ListingRating } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';

/** @returns a function that returns the text of a listing's rating; undefined if it has none [LIF-104] */
export function useRatingText() {
  const { t } = useTranslation('accountCase');
  return (rating: ListingRating | null) => (rating ? t('rating', { ...rating }) : undefined);
}
