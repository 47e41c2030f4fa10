import type { AccountView } from '@manette/contracts/catalog';
import { useTranslation } from '@manette/web-i18n';
import { DeleteDialog } from '../../../components/delete-dialog';
import { useDeleteAccountMutation } from '../api/managed-accounts.api';

/** Asks before a listing is deleted [CAT-144]. */
export function DeleteAccount({ account, onClose }: { account: AccountView; onClose: () => void }) {
  const { t } = useTranslation('backOffice');
  const [deleteAccount] = useDeleteAccountMutation();
  return (
    <DeleteDialog
      name={account.codeName}
      run={() => deleteAccount(account._id).unwrap()}
      done="Account deleted successfully!"
      failed="Failed to delete account"
      onClose={onClose}
    >
      {t('deleteListing')}
    </DeleteDialog>
  );
}
