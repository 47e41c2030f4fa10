import './translations';
import { useTranslation } from '@manette/web-i18n';
import type { Column } from '@manette/web-ui';
import { SelectBox } from './select-box';
import type { Selection } from './use-selection';

/**
 * The column of checkboxes that select rows.
 * @param nameOf the name of a row
 */
export function useSelectColumn<Row extends { _id: string }>(
  { selected, isAll, has, toggle, toggleAll }: Selection<Row>,
  nameOf: (row: Row) => string,
): Column<Row> {
  const { t } = useTranslation('selecting');
  return {
    key: 'select',
    head: t('select'),
    place: 'select',
    headControl: (
      <SelectBox
        label={t('selectAll')}
        checked={isAll}
        partly={selected.length > 0 && !isAll}
        onChange={toggleAll}
      />
    ),
    cell: (row) => (
      <SelectBox
        label={t('selectRow', { name: nameOf(row) })}
        checked={has(row)}
        onChange={() => toggle(row)}
      />
    ),
  };
}
