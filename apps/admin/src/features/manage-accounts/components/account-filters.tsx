import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { FilterSearch, FilterSelect } from '@manette/web-ui';
import { StockSelect } from '../../../stock/stock-select';
import type { AccountFilterControls } from './use-account-table';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Search box and filters above the table. */
export function AccountFilters({ text, chosen, search, choose }: AccountFilterControls) {
  const { t } = useTranslation('manageAccounts');
  return (
    <>
      <FilterSearch label={t('search')} text={text} onSearch={search} />
      <FilterSelect
        label={t('fields.service')}
        all={t('allServices')}
        options={same(SERVICES)}
        value={chosen.service}
        onChoose={(value) => choose('service', value)}
      />
      <FilterSelect
        label={t('fields.console')}
        all={t('allConsoles')}
        options={same(CONSOLES)}
        value={chosen.console}
        onChoose={(value) => choose('console', value)}
      />
      <StockSelect value={chosen.stock} onChoose={(value) => choose('stock', value)} />
    </>
  );
}
