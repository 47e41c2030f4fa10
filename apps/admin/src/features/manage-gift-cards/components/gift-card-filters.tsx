import { PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { SearchField, Select } from '@manette/web-ui';
import { StockSelect } from '../../../stock/stock-select';
import type { GiftCardFilterControls } from './use-gift-card-table';

/** Search box and filters above the table. */
export function GiftCardFilters({ text, chosen, search, choose }: GiftCardFilterControls) {
  const { t } = useTranslation('manageGiftCards');
  return (
    <>
      <SearchField
        label={t('search')}
        value={text}
        onChange={(event) => search(event.target.value)}
        maxLength={100}
      />
      <Select
        label={t('fields.platform')}
        hideLabel
        value={chosen.platform ?? ''}
        options={[
          { value: '', label: t('allPlatforms') },
          ...PLATFORMS.map((value) => ({ value, label: value })),
        ]}
        onChange={(event) => choose('platform', event.target.value)}
      />
      <Select
        label={t('fields.region')}
        hideLabel
        value={chosen.region ?? ''}
        options={[
          { value: '', label: t('allRegions') },
          ...REGIONS.map((value) => ({ value, label: t(`regions.${value}`) })),
        ]}
        onChange={(event) => choose('region', event.target.value)}
      />
      <StockSelect value={chosen.stock} onChoose={(value) => choose('stock', value)} />
    </>
  );
}
