import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { formatAmount, Price, type Column } from '@manette/web-ui';

const amountOf = ({ amount, currency }: GiftCardView['value']) => `${formatAmount(amount)} ${currency}`;

/** Returns the columns that only gift cards have [CAT-062, CAT-063]. */
export function useGiftCardColumns(): Column<GiftCardView>[] {
  const { t } = useTranslation(['manageGiftCards', 'backOffice']);
  const translate = useTranslateMessage();
  return [
    {
      key: 'name',
      head: t('fields.name'),
      sortable: true,
      place: 'title',
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      key: 'platform',
      head: t('fields.platform'),
      sortable: true,
      place: 'wide',
      cell: ({ platform }) => <bdi>{translate(platform)}</bdi>,
    },
    {
      key: 'region',
      head: t('fields.region'),
      sortable: true,
      place: 'wide',
      cell: ({ region }) => <bdi>{translate(region)}</bdi>,
    },
    {
      key: 'value',
      head: t('fields.value'),
      sortable: true,
      align: 'end',
      place: 'wide',
      cell: ({ value }) => <bdi className="whitespace-nowrap">{amountOf(value)}</bdi>,
    },
    {
      key: 'price',
      head: t('fields.price'),
      sortable: true,
      align: 'end',
      place: 'end',
      cell: ({ price }) => <Price {...price} />,
    },
    {
      key: 'summary',
      head: t('backOffice:summary'),
      place: 'summary',
      cell: ({ platform, region, value }) => (
        <span>
          <bdi>{translate(platform)}</bdi> · <bdi>{translate(region)}</bdi> · <bdi>{amountOf(value)}</bdi>
        </span>
      ),
    },
  ];
}
