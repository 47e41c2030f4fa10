import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { Filters, SearchField, Select } from '@manette/web-ui';
import type { AccountFilterControls } from './use-account-filters';

const options = (all: string, values: readonly string[]) => [
  { value: '', label: all },
  ...values.map((value) => ({ value, label: value })),
];

/** Search box and the two filters of the shelf [CAT-028..030]. */
export function AccountFilters({ text, filters, search, choose }: AccountFilterControls) {
  const { t } = useTranslation('accounts');
  return (
    <Filters>
      <SearchField
        label={t('search')}
        value={text}
        onChange={(event) => search(event.target.value)}
        maxLength={100}
      />
      <Select
        label={t('service')}
        hideLabel
        value={filters.service ?? ''}
        options={options(t('allServices'), SERVICES)}
        onChange={(event) => choose('service', event.target.value)}
      />
      <Select
        label={t('console')}
        hideLabel
        value={filters.console ?? ''}
        options={options(t('allConsoles'), CONSOLES)}
        onChange={(event) => choose('console', event.target.value)}
      />
    </Filters>
  );
}
