import { REGIONS } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';

const CODES: readonly string[] = REGIONS;

/** Returns the nine regions with their labels, and the card's own region, which may be free text (contract, section 4). */
export function useRegionOptions(own: string | undefined) {
  const { t } = useTranslation('manageGiftCards');
  return [
    { value: '', label: t('chooseRegion'), disabled: true },
    ...REGIONS.map((value) => ({ value, label: t(`regions.${value}`) })),
    ...(own && !CODES.includes(own) ? [{ value: own, label: own }] : []),
  ];
}
