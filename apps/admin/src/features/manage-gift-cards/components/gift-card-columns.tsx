import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslateMessage, useTranslation } from '@manette/web-i18n';
import { formatAmount, Price, type Column } from '@manette/web-ui';
import { useListingColumns, type RowActions } from '../../../listings/listing-columns';

const amountOf = ({ amount, currency }: GiftCardView['value']) => `${formatAmount(amount)} ${currency}`;

/** The table's columns [CAT-062, CAT-063]. */
export function useGiftCardColumns(actions: RowActions<GiftCardView>): Column<GiftCardView>[] {
  const { t } = useTranslation(['manageGiftCards', 'backOffice']);
  const say = useTranslateMessage();
  const { first, last } = useListingColumns(actions, { nameOf: ({ name }) => name, shape: 'lying' });
  return [
    ...first,
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
      cell: ({ platform }) => <bdi>{say(platform)}</bdi>,
    },
    {
      key: 'region',
      head: t('fields.region'),
      sortable: true,
      place: 'wide',
      cell: ({ region }) => <bdi>{say(region)}</bdi>,
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
          <bdi>{say(platform)}</bdi> · <bdi>{say(region)}</bdi> · <bdi>{amountOf(value)}</bdi>
        </span>
      ),
    },
    ...last,
  ];
}
