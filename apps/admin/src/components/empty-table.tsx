import { useTranslation } from '@manette/web-i18n';
import { Button, EmptyState } from '@manette/web-ui';

interface EmptyTableProps {
  empty: { title: string; text: string };
  isFiltered: boolean;
  clear: () => void;
}

/** Shown in place of an empty table: nothing matches the filters, or there are no entries yet. */
export function EmptyTable({ empty, isFiltered, clear }: EmptyTableProps) {
  const { t } = useTranslation('backOffice');
  if (!isFiltered)
    return (
      <EmptyState className="m-3" title={empty.title}>
        {empty.text}
      </EmptyState>
    );
  return (
    <EmptyState
      className="m-3"
      title={t('noMatch')}
      action={<Button onClick={clear}>{t('clearFilters')}</Button>}
    >
      {t('noMatchText')}
    </EmptyState>
  );
}
