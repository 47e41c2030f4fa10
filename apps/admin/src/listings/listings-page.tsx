import { useState, type ReactNode } from 'react';
import type { FileError } from '@manette/contracts/catalog';
import type { AddressSort, ListQuery } from '@manette/web-lists';
import { PageFrame, type Column } from '@manette/web-ui';
import { SelectionBar } from '../bulk-actions/selection-bar';
import type { Selection } from '../bulk-actions/use-selection';
import { ListTable } from '../components/list-table';
import { SkippedLines } from '../file-upload/skipped-lines';
import { useListingColumns, type ListingRow } from './listing-columns';
import { ListingDialogs, type ListingActions, type OpenDialog } from './listing-dialogs';

interface ListingsPageProps<Row extends ListingRow, Upload extends string> {
  /** The path of the page itself. */
  path: string;
  title: string;
  summary: string;
  /** The table's name. */
  name: string;
  table: {
    list: ListQuery<Row>;
    order: AddressSort;
    selection: Selection<Row>;
    controls: { isFiltered: boolean; clear: () => void };
  };
  /** The columns that only this kind has. */
  columns: Column<Row>[];
  pictureShape: 'upright' | 'lying';
  filters: ReactNode;
  /** The message of a failed load, in English. */
  failed: string;
  empty: { title: string; text: string };
  actions: Omit<ListingActions<Row, Upload>, 'upload'> & {
    upload: (
      upload: Upload,
      props: { onClose: () => void; onSkipped: (faults: FileError[]) => void },
    ) => ReactNode;
  };
  /** The buttons beside the title. */
  buttons: (open: (dialog: OpenDialog<Row, Upload>) => void) => ReactNode;
  /** Help above the table. */
  help?: ReactNode;
}

/** A page with the table of one kind of listings and its dialogs, which follows changes by other users. */
export function ListingsPage<Row extends ListingRow, Upload extends string>(
  props: ListingsPageProps<Row, Upload>,
) {
  const { path, title, summary, name, table, columns, pictureShape, filters, failed, empty, actions, help } =
    props;
  const { list, order, selection, controls } = table;
  const [open, setOpen] = useState<OpenDialog<Row, Upload>>();
  const [skipped, setSkipped] = useState<FileError[]>([]);
  const openForSelected = (dialog: 'deleteMany' | 'setStock') => () =>
    setOpen({ dialog, rows: selection.selected });
  const { first, last } = useListingColumns<Row>(
    {
      selection,
      edit: (row) => setOpen({ dialog: 'edit', row }),
      remove: (row) => setOpen({ dialog: 'delete', row }),
    },
    {
      nameOf: actions.nameOf,
      shape: pictureShape,
      path,
    },
  );
  return (
    <PageFrame title={title} summary={summary} actions={props.buttons(setOpen)}>
      {help && <div className="mb-4">{help}</div>}
      <SkippedLines faults={skipped} onClose={() => setSkipped([])} />
      <ListTable
        name={name}
        list={list}
        columns={[...first, ...columns, ...last]}
        order={order}
        tools={filters}
        failed={failed}
        empty={empty}
        isFiltered={controls.isFiltered}
        clear={controls.clear}
        foot={
          <SelectionBar
            selection={selection}
            onDelete={openForSelected('deleteMany')}
            onSetStock={openForSelected('setStock')}
          />
        }
      />
      <ListingDialogs
        open={open}
        actions={{
          ...actions,
          upload: (upload, onClose) => actions.upload(upload, { onClose, onSkipped: setSkipped }),
        }}
        onClose={() => setOpen(undefined)}
      />
    </PageFrame>
  );
}
