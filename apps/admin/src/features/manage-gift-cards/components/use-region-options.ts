import { REGIONS } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';

const CODES: readonly string[] = REGIONS;

/** The nine regions with their labels; a card's own region, which is free text, is also offered (contract, section 4). */
export function useRegionOptions(own: string | undefined) {
  const { t } = useTranslation('manageGiftCards');
  return [
    { value: '', label: t('chooseRegion'), disabled: true },
    ...REGIONS.map((value) => ({ value, label: t(`regions.${value}`) })),
    ...(own && !CODES.includes(own) ? [{ value: own, label: own }] : []),
  ];
}
