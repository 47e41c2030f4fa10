import type { UserView } from '@manette/contracts/identity';
import { useTranslation } from '@manette/web-i18n';
import { DeleteDialog } from '../../../components/delete-dialog';
import { useDeleteUserMutation } from '../api/users.api';

/** Asks for confirmation before a user is deleted [ID-147]. */
export function DeleteUser({ user, onClose }: { user: UserView; onClose: () => void }) {
  const { t } = useTranslation('manageUsers');
  const [deleteUser] = useDeleteUserMutation();
  return (
    <DeleteDialog
      name={user.username}
      run={() => deleteUser(user._id).unwrap()}
      done="User deleted successfully!"
      failed="Failed to delete user"
      onClose={onClose}
    >
      {t('deleteText')}
    </DeleteDialog>
  );
}
