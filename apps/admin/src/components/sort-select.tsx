import './translations';
import type { AddressSort } from '@manette/web-lists';
import { useTranslation } from '@manette/web-i18n';
import { Select, type Column } from '@manette/web-ui';

interface SortSelectProps {
  order: Pick<AddressSort, 'asked' | 'sortBy'>;
  columns: readonly Column<never>[];
}

/** Selects the order of the rows on a phone, where the table has no column heads. */
export function SortSelect({ order, columns }: SortSelectProps) {
  const { t } = useTranslation('backOffice');
  const choices = columns
    .filter(({ sortable }) => sortable)
    .flatMap(({ key, head }) => [
      { value: key, label: t('rising', { column: head }) },
      { value: `-${key}`, label: t('falling', { column: head }) },
    ]);
  return (
    <Select
      className="lg:hidden"
      label={t('sort')}
      hideLabel
      value={order.asked ?? ''}
      options={[{ value: '', label: t('newest') }, ...choices]}
      onChange={(event) => order.sortBy(event.target.value)}
    />
  );
}
