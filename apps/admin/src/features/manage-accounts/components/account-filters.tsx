import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { FilterSearch, FilterSelect } from '@manette/web-ui';
import { StockSelect } from '../../../listings/stock-select';
import type { AccountFilterControls } from './use-account-table';

/** Search box and filters above the table. */
export function AccountFilters({ text, chosen, search, choose }: AccountFilterControls) {
  const { t } = useTranslation('manageAccounts');
  const translate = useTranslateMessage();
  return (
    <>
      <FilterSearch label={t('search')} text={text} onSearch={search} />
      <FilterSelect
        label={t('fields.service')}
        all={t('allServices')}
        options={SERVICES.map((value) => ({ value, label: translate(value) }))}
        value={chosen.service}
        onChoose={(value) => choose('service', value)}
      />
      <FilterSelect
        label={t('fields.console')}
        all={t('allConsoles')}
        options={CONSOLES.map((value) => ({ value, label: value }))}
        value={chosen.console}
        onChoose={(value) => choose('console', value)}
      />
      <StockSelect value={chosen.stock} onChoose={(value) => choose('stock', value)} />
    </>
  );
}
