import { PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { FilterSearch, FilterSelect } from '@manette/web-ui';
import { StockSelect } from '../../../listings/stock-select';
import type { GiftCardFilterControls } from './use-gift-card-table';

/** Search box and filters above the table. */
export function GiftCardFilters({ text, chosen, search, choose }: GiftCardFilterControls) {
  const { t } = useTranslation('manageGiftCards');
  const translate = useTranslateMessage();
  return (
    <>
      <FilterSearch label={t('search')} text={text} onSearch={search} />
      <FilterSelect
        label={t('fields.platform')}
        all={t('allPlatforms')}
        options={PLATFORMS.map((value) => ({ value, label: translate(value) }))}
        value={chosen.platform}
        onChoose={(value) => choose('platform', value)}
      />
      <FilterSelect
        label={t('fields.region')}
        all={t('allRegions')}
        options={REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }))}
        value={chosen.region}
        onChoose={(value) => choose('region', value)}
      />
      <StockSelect value={chosen.stock} onChoose={(value) => choose('stock', value)} />
    </>
  );
}
