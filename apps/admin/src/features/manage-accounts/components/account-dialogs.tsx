import type { AccountView, FileFault } from '@manette/contracts/catalog';
import { DeleteMany } from '../../../bulk-actions/delete-many';
import { SetStockOfMany } from '../../../bulk-actions/set-stock-of-many';
import { useChangeAccountMutation, useDeleteAccountMutation } from '../api/managed-accounts.api';
import { AccountDialog } from './account-dialog';
import { DeleteAccount } from './delete-account';
import { ImportAccountsDialog } from './import-accounts-dialog';
import { UploadAccountDialog } from './upload-account-dialog';

export type OpenDialog =
  | { kind: 'add' | 'upload' | 'import' }
  | { kind: 'edit' | 'delete'; account: AccountView }
  | { kind: 'deleteMany' | 'setStock'; accounts: AccountView[] }
  | undefined;

interface AccountDialogsProps {
  open: OpenDialog;
  onClose: () => void;
  /** Hears what the server left out of an upload. */
  onLeftOut: (faults: FileFault[]) => void;
}

const nameOf = ({ codeName }: AccountView) => codeName;

/** The dialog that is open on the page, if any. */
export function AccountDialogs({ open, onClose, onLeftOut }: AccountDialogsProps) {
  const [deleteAccount] = useDeleteAccountMutation();
  const [changeAccount] = useChangeAccountMutation();
  const setStock = ({ _id: id }: AccountView, available: number) =>
    changeAccount({ id, changes: { available } }).unwrap();
  switch (open?.kind) {
    case 'add':
      return <AccountDialog onClose={onClose} />;
    case 'upload':
      return <UploadAccountDialog onClose={onClose} />;
    case 'import':
      return <ImportAccountsDialog onClose={onClose} onLeftOut={onLeftOut} />;
    case 'edit':
      return <AccountDialog account={open.account} onClose={onClose} />;
    case 'delete':
      return <DeleteAccount account={open.account} onClose={onClose} />;
    case 'deleteMany':
      return (
        <DeleteMany
          rows={open.accounts}
          nameOf={nameOf}
          remove={({ _id }) => deleteAccount(_id).unwrap()}
          onClose={onClose}
        />
      );
    case 'setStock':
      return <SetStockOfMany rows={open.accounts} nameOf={nameOf} setStock={setStock} onClose={onClose} />;
    default:
      return null;
  }
}
