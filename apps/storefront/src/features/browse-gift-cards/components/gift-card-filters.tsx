import { PLATFORMS, REGIONS } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Filters, FilterSearch, FilterSelect } from '@manette/web-ui';
import type { GiftCardFilterControls } from '../hooks/use-gift-card-filters';

type GiftCardFiltersProps = Pick<GiftCardFilterControls, 'text' | 'filters' | 'search' | 'choose'>;

/** Search box and the two filters of the shelf [CAT-042..044, CAT-088]. */
export function GiftCardFilters({ text, filters, search, choose }: GiftCardFiltersProps) {
  const { t } = useTranslation('giftCards');
  const platforms = PLATFORMS.map((value) => ({ value, label: t(`platforms.${value}`) }));
  const regions = REGIONS.map((value) => ({ value, label: t(`regions.${value}`) }));
  return (
    <Filters>
      <FilterSearch label={t('search')} text={text} onSearch={search} />
      <FilterSelect
        label={t('platform')}
        all={t('allPlatforms')}
        options={platforms}
        value={filters.platform}
        onChoose={(value) => choose('platform', value)}
      />
      <FilterSelect
        label={t('region')}
        all={t('allRegions')}
        options={regions}
        value={filters.region}
        onChoose={(value) => choose('region', value)}
      />
    </Filters>
  );
}
