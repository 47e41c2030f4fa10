import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { Filters, FilterSearch, FilterSelect } from '@manette/web-ui';
import type { AccountFilterControls } from '../hooks/use-account-filters';

type AccountFiltersProps = Pick<AccountFilterControls, 'text' | 'filters' | 'search' | 'choose'>;

/** Search box and the two filters of the shelf [CAT-028..030]. */
export function AccountFilters({ text, filters, search, choose }: AccountFiltersProps) {
  const { t } = useTranslation('accounts');
  const say = useTranslateMessage();
  return (
    <Filters>
      <FilterSearch label={t('search')} text={text} onSearch={search} />
      <FilterSelect
        label={t('service')}
        all={t('allServices')}
        options={SERVICES.map((value) => ({ value, label: say(value) }))}
        value={filters.service}
        onChoose={(value) => choose('service', value)}
      />
      <FilterSelect
        label={t('console')}
        all={t('allConsoles')}
        options={CONSOLES.map((value) => ({ value, label: value }))}
        value={filters.console}
        onChoose={(value) => choose('console', value)}
      />
    </Filters>
  );
}
