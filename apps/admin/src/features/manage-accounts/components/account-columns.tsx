import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { armsOf, Price, ServiceName, type Column } from '@manette/web-ui';
import { AvailableCount } from '../../../stock/available-count';
import { RowPicture } from '../../../pictures/row-picture';
import { useSelectColumn } from '../../../selecting/select-column';
import type { Selection } from '../../../selecting/use-selection';
import { RowButtons } from '../../../table/row-buttons';

export interface RowActions {
  selection: Selection<AccountView>;
  edit: (account: AccountView) => void;
  remove: (account: AccountView) => void;
}

/** The table's columns [CAT-056..058]. */
export function useAccountColumns({ selection, edit, remove }: RowActions): Column<AccountView>[] {
  const { t } = useTranslation(['manageAccounts', 'backOffice']);
  const select = useSelectColumn(selection, ({ codeName }) => codeName);
  return [
    select,
    {
      key: 'picture',
      head: t('backOffice:picture'),
      hideHead: true,
      place: 'picture',
      cell: ({ pictures }) => <RowPicture pictures={pictures} shape="upright" />,
    },
    {
      key: 'codeName',
      head: t('fields.codeName'),
      sortable: true,
      place: 'title',
      cell: ({ codeName }) => <bdi>{codeName}</bdi>,
    },
    {
      key: 'price',
      head: t('fields.price'),
      sortable: true,
      align: 'end',
      place: 'end',
      cell: ({ prix }) => <Price {...prix} />,
    },
    {
      key: 'console',
      head: t('fields.console'),
      sortable: true,
      place: 'wide',
      cell: ({ console }) => <bdi>{console}</bdi>,
    },
    {
      key: 'service',
      head: t('fields.service'),
      sortable: true,
      place: 'wide',
      cell: ({ service }) => <ServiceName name={service} arms={armsOf(service)} />,
    },
    {
      key: 'duration',
      head: t('fields.duration'),
      sortable: true,
      align: 'end',
      place: 'wide',
      cell: ({ duration }) => duration,
    },
    {
      key: 'summary',
      head: t('backOffice:summary'),
      place: 'summary',
      cell: ({ console, service, duration }) => (
        <span>
          <bdi>{console}</bdi> · {t(`shortService.${service}`)} · {t('months', { count: duration })}
        </span>
      ),
    },
    {
      key: 'available',
      head: t('fields.available'),
      sortable: true,
      align: 'end',
      place: 'note',
      cell: ({ available }) => <AvailableCount available={available} />,
    },
    {
      key: 'actions',
      head: t('backOffice:actions'),
      hideHead: true,
      align: 'end',
      place: 'actions',
      cell: (account) => (
        <RowButtons name={account.codeName} onEdit={() => edit(account)} onDelete={() => remove(account)} />
      ),
    },
  ];
}
