import '../components/translations';
import type { ReactNode } from 'react';
import { useTranslation } from '@manette/web-i18n';
import { DeleteMany } from '../bulk-actions/delete-many';
import { SetStockOfMany } from '../bulk-actions/set-stock-of-many';
import { DeleteDialog } from '../components/delete-dialog';
import type { ListingChanges } from './use-save-listing';

/** The dialog that is open on the page; `Upload` names the upload dialogs of this kind of listing. */
export type OpenDialog<Row, Upload extends string> =
  | { dialog: 'add' }
  | { dialog: 'edit' | 'delete'; row: Row }
  | { dialog: 'deleteMany' | 'setStock'; rows: Row[] }
  | { dialog: 'upload'; upload: Upload };

/** The actions of the dialogs on listings of one kind. */
export interface ListingActions<Row, Upload extends string> {
  nameOf: (row: Row) => string;
  change: (id: string, changes: ListingChanges) => Promise<unknown>;
  remove: (id: string) => Promise<unknown>;
  /** The messages of a deletion, in English. */
  deleted: string;
  deleteFailed: string;
  /** Renders the form of a listing; without a row, of a new one. */
  form: (row: Row | undefined, onClose: () => void) => ReactNode;
  upload: (upload: Upload, onClose: () => void) => ReactNode;
}

interface ListingDialogsProps<Row, Upload extends string> {
  open: OpenDialog<Row, Upload> | undefined;
  actions: ListingActions<Row, Upload>;
  onClose: () => void;
}

/** The dialog that is open on the page, if any. */
export function ListingDialogs<Row extends { _id: string }, Upload extends string>({
  open,
  actions,
  onClose,
}: ListingDialogsProps<Row, Upload>) {
  const { t } = useTranslation('backOffice');
  const { nameOf, change, remove, deleted, deleteFailed } = actions;
  switch (open?.dialog) {
    case 'add':
      return actions.form(undefined, onClose);
    case 'edit':
      return actions.form(open.row, onClose);
    case 'upload':
      return actions.upload(open.upload, onClose);
    case 'delete':
      return (
        <DeleteDialog
          name={nameOf(open.row)}
          run={() => remove(open.row._id)}
          done={deleted}
          failed={deleteFailed}
          onClose={onClose}
        >
          {t('deleteListing')}
        </DeleteDialog>
      );
    case 'deleteMany':
      return (
        <DeleteMany rows={open.rows} nameOf={nameOf} remove={({ _id }) => remove(_id)} onClose={onClose} />
      );
    case 'setStock':
      return (
        <SetStockOfMany
          rows={open.rows}
          nameOf={nameOf}
          setStock={({ _id }, available) => change(_id, { available })}
          onClose={onClose}
        />
      );
    default:
      return null;
  }
}
