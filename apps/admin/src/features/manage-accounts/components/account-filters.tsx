import { CONSOLES, SERVICES } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { SearchField, Select } from '@manette/web-ui';
import { StockSelect } from '../../../stock/stock-select';
import type { AccountFilterControls } from './use-account-table';

const same = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** Search box and filters above the table. */
export function AccountFilters({ text, chosen, search, choose }: AccountFilterControls) {
  const { t } = useTranslation('manageAccounts');
  return (
    <>
      <SearchField
        label={t('search')}
        value={text}
        onChange={(event) => search(event.target.value)}
        maxLength={100}
      />
      <Select
        label={t('fields.service')}
        hideLabel
        value={chosen.service ?? ''}
        options={[{ value: '', label: t('allServices') }, ...same(SERVICES)]}
        onChange={(event) => choose('service', event.target.value)}
      />
      <Select
        label={t('fields.console')}
        hideLabel
        value={chosen.console ?? ''}
        options={[{ value: '', label: t('allConsoles') }, ...same(CONSOLES)]}
        onChange={(event) => choose('console', event.target.value)}
      />
      <StockSelect value={chosen.stock} onChoose={(value) => choose('stock', value)} />
    </>
  );
}
