import '../translations';
import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { totalOf } from '@manette/web-lists';
import { ListingsPage } from '../../../listings/listings-page';
import { useChangeAccountMutation, useDeleteAccountMutation } from '../api/managed-accounts.api';
import { AccountButtons, type AccountUpload } from '../components/account-buttons';
import { useAccountColumns } from '../components/account-columns';
import { AccountDialog } from '../components/account-dialog';
import { AccountFilters } from '../components/account-filters';
import { ImportAccountsDialog } from '../components/import-accounts-dialog';
import { UploadAccountDialog } from '../components/upload-account-dialog';
import { useAccountTable } from '../components/use-account-table';

/** The page with the table of accounts, which follows changes by other users. */
export default function ManageAccountsPage() {
  const { t } = useTranslation('manageAccounts');
  const table = useAccountTable();
  const columns = useAccountColumns();
  const [deleteAccount] = useDeleteAccountMutation();
  const [changeAccount] = useChangeAccountMutation();
  const total = totalOf(table.list.data);
  return (
    <ListingsPage<AccountView, AccountUpload>
      path="/admin/accounts"
      title={t('title')}
      summary={total === undefined ? '' : t('listings', { count: total })}
      name={t('accounts')}
      table={table}
      columns={columns}
      pictureShape="upright"
      filters={<AccountFilters {...table.controls} />}
      failed="Failed to load accounts"
      empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      buttons={(open) => <AccountButtons onOpen={open} />}
      actions={{
        nameOf: ({ codeName }) => codeName,
        change: (id, changes) => changeAccount({ id, changes }).unwrap(),
        remove: (id) => deleteAccount(id).unwrap(),
        deleted: 'Account deleted successfully!',
        deleteFailed: 'Failed to delete account',
        form: (account, onClose) => <AccountDialog account={account} onClose={onClose} />,
        upload: (upload, props) =>
          upload === 'oneAccount' ? (
            <UploadAccountDialog onClose={props.onClose} />
          ) : (
            <ImportAccountsDialog {...props} />
          ),
      }}
    />
  );
}
