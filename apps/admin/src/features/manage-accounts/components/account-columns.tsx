import type { AccountView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { armsOf, Price, ServiceName, type Column } from '@manette/web-ui';

/** Returns the columns that only accounts have [CAT-056..058]. */
export function useAccountColumns(): Column<AccountView>[] {
  const { t } = useTranslation(['manageAccounts', 'backOffice']);
  const translate = useTranslateMessage();
  return [
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
      cell: ({ console }) => <bdi className="whitespace-nowrap">{console}</bdi>,
    },
    {
      key: 'service',
      head: t('fields.service'),
      sortable: true,
      place: 'wide',
      cell: ({ service }) => <ServiceName name={translate(service)} arms={armsOf(service)} />,
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
          <bdi>{console}</bdi> · {t(`shortService.${service}`)} ·{' '}
          <span className="whitespace-nowrap">{t('months', { count: duration })}</span>
        </span>
      ),
    },
  ];
}
