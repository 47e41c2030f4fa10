import '../components/translations';
import type { PictureView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import type { Column } from '@manette/web-ui';
import { UnitsLink } from './units-link';
import { RowPicture } from './row-picture';
import { AvailableCount } from './available-count';
import { useSelectColumn } from '../bulk-actions/select-column';
import type { Selection } from '../bulk-actions/use-selection';
import { RowButtons } from '../components/row-buttons';

/** The part of a listing that the table uses. */
export interface ListingRow {
  _id: string;
  pictures: PictureView[];
  available: number;
}

/** The actions on the rows of a table of listings. */
interface RowActions<Row extends ListingRow> {
  selection: Selection<Row>;
  edit: (row: Row) => void;
  remove: (row: Row) => void;
}

/**
 * Returns the columns of every table of listings [CAT-057, CAT-058, CAT-062, CAT-063].
 * @param shape the shape of the pictures
 * @param path the path of the table's page
 * @returns the columns `first`, before those of the kind, and `last`, after them
 */
export function useListingColumns<Row extends ListingRow>(
  { selection, edit, remove }: RowActions<Row>,
  { nameOf, shape, path }: { nameOf: (row: Row) => string; shape: 'upright' | 'lying'; path: string },
): { first: Column<Row>[]; last: Column<Row>[] } {
  const { t } = useTranslation('backOffice');
  const select = useSelectColumn(selection, nameOf);
  const picture: Column<Row> = {
    key: 'picture',
    head: t('picture'),
    hideHead: true,
    place: 'picture',
    cell: ({ pictures }) => <RowPicture pictures={pictures} shape={shape} />,
  };
  const available: Column<Row> = {
    key: 'available',
    head: t('available'),
    sortable: true,
    align: 'end',
    place: 'note',
    cell: (row) => <AvailableCount available={row.available} />,
  };
  const actions: Column<Row> = {
    key: 'actions',
    head: t('actions'),
    hideHead: true,
    align: 'end',
    place: 'actions',
    cell: (row) => (
      <>
        <UnitsLink to={`${path}/${row._id}/units`} name={nameOf(row)} />
        <RowButtons name={nameOf(row)} onEdit={() => edit(row)} onDelete={() => remove(row)} />
      </>
    ),
  };
  return { first: [select, picture], last: [available, actions] };
}
