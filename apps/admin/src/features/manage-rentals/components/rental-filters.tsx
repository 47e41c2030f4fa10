import { SLOT_KINDS, TERM_FILTERS } from '@manette/contracts/rentals';
import { useTranslation } from '@manette/web-i18n';
import { FilterSearch, FilterSelect } from '@manette/web-ui';
import type { RentalControls } from './use-rental-table';

/** Search box and filters above the table. */
export function RentalFilters({ text, chosen, search, choose }: RentalControls) {
  const { t } = useTranslation('manageRentals');
  return (
    <>
      <FilterSearch label={t('search')} text={text} onSearch={search} />
      <FilterSelect
        label={t('state')}
        all={t('allStates')}
        options={TERM_FILTERS.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={chosen.state}
        onChoose={(value) => choose('state', value)}
      />
      <FilterSelect
        label={t('kind')}
        all={t('allKinds')}
        options={SLOT_KINDS.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        value={chosen.kind}
        onChoose={(value) => choose('kind', value)}
      />
    </>
  );
}
