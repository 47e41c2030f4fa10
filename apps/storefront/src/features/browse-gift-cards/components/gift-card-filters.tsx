import { PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Filters, SearchField, Select } from '@manette/web-ui';
import type { GiftCardFilterControls } from './use-gift-card-filters';

/** Search box and the two filters of the shelf [CAT-042..044, CAT-088]. */
export function GiftCardFilters({ text, filters, search, choose }: GiftCardFilterControls) {
  const { t } = useTranslation('giftCards');
  const platforms = PLATFORMS.map((value) => ({ value, label: t(`platforms.${value}`) }));
  const regions = REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }));
  return (
    <Filters>
      <SearchField
        label={t('search')}
        value={text}
        onChange={(event) => search(event.target.value)}
        maxLength={100}
      />
      <Select
        label={t('platform')}
        hideLabel
        value={filters.platform ?? ''}
        options={[{ value: '', label: t('allPlatforms') }, ...platforms]}
        onChange={(event) => choose('platform', event.target.value)}
      />
      <Select
        label={t('region')}
        hideLabel
        value={filters.region ?? ''}
        options={[{ value: '', label: t('allRegions') }, ...regions]}
        onChange={(event) => choose('region', event.target.value)}
      />
    </Filters>
  );
}
