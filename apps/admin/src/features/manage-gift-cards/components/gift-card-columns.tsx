import type { GiftCardView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { formatAmount, Price, type Column } from '@manette/web-ui';
import { RowPicture } from '../../../pictures/row-picture';
import { AvailableCount } from '../../../stock/available-count';
import { useSelectColumn } from '../../../selecting/select-column';
import type { Selection } from '../../../selecting/use-selection';
import { RowButtons } from '../../../table/row-buttons';

export interface RowActions {
  selection: Selection<GiftCardView>;
  edit: (card: GiftCardView) => void;
  remove: (card: GiftCardView) => void;
}

const amountOf = ({ amount, currency }: GiftCardView['value']) => `${formatAmount(amount)} ${currency}`;

/** The table's columns [CAT-062, CAT-063]. */
export function useGiftCardColumns({ selection, edit, remove }: RowActions): Column<GiftCardView>[] {
  const { t } = useTranslation(['manageGiftCards', 'backOffice']);
  const select = useSelectColumn(selection, ({ name }) => name);
  return [
    select,
    {
      key: 'picture',
      head: t('backOffice:picture'),
      hideHead: true,
      place: 'picture',
      cell: ({ pictures }) => <RowPicture pictures={pictures} shape="lying" />,
    },
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
      cell: ({ platform }) => <bdi>{platform}</bdi>,
    },
    {
      key: 'region',
      head: t('fields.region'),
      sortable: true,
      place: 'wide',
      cell: ({ region }) => <bdi>{region}</bdi>,
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
          <bdi>{platform}</bdi> · <bdi>{region}</bdi> · <bdi>{amountOf(value)}</bdi>
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
      cell: (card) => <RowButtons name={card.name} onEdit={() => edit(card)} onDelete={() => remove(card)} />,
    },
  ];
}
