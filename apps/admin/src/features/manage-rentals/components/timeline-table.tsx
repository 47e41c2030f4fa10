import type { TermView } from '@manette/contracts/rentals';
import { useDateLocale, useTranslation } from '@manette/web-i18n';
import { DataTable, formatDate, type Column } from '@manette/web-ui';

/** The rentals of the chart as a table, in the same order. */
export function TimelineTable({ terms }: { terms: readonly TermView[] }) {
  const { t } = useTranslation('manageRentals');
  const locale = useDateLocale();
  const columns: Column<TermView>[] = [
    {
      key: 'account',
      head: t('account'),
      place: 'title',
      cell: ({ account, client }) => (
        <>
          <bdi>{account.codeName}</bdi> <bdi className="text-muted">{client.username}</bdi>
        </>
      ),
    },
    { key: 'start', head: t('start'), cell: ({ startsAt }) => <bdi>{formatDate(startsAt, locale)}</bdi> },
    {
      key: 'end',
      head: t('end'),
      cell: ({ endsAt }) => (endsAt ? <bdi>{formatDate(endsAt, locale)}</bdi> : t('noEnd')),
    },
  ];
  return <DataTable name={t('timelineTable')} columns={columns} rows={terms} rowKey={({ _id }) => _id} />;
}
