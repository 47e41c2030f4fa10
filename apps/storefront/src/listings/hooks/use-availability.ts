import '../translations';
import { useTranslation } from '@manette/web-i18n';

/** @returns a function that returns the text of a stock count [CAT-090, CAT-091] */
export function useAvailability() {
  const { t } = useTranslation('accountCase');
  return (available: number) => {
    if (available <= 0) return t('outOfStock');
    return available === 1 ? t('lastOne') : t('available', { count: available });
  };
}
