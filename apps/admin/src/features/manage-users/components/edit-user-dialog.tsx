import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type { UserView } from '@manette/contracts/identity';
import { useGetConfigQuery } from '@manette/web-api';
import { useTranslation } from '@manette/web-i18n';
import { FormDialog } from '../../../components/form-dialog';
import { useEditUser } from './use-edit-user';
import {
  lockedFields,
  USER_FIELDS,
  userForm,
  userFormValues,
  type UserFormResult,
  type UserFormValues,
} from './user-form';
import { UserFields } from './user-fields';

/** Changes a user [ID-050]. */
export function EditUserDialog({ user, onClose }: { user: UserView; onClose: () => void }) {
  const { t } = useTranslation('manageUsers');
  const { data: config } = useGetConfigQuery();
  const locked = lockedFields(user, config);
  const save = useEditUser(user, locked);
  const form = useForm<UserFormValues, unknown, UserFormResult>({
    resolver: zodResolver(userForm),
    mode: 'onTouched',
    defaultValues: userFormValues(user),
  });
  return (
    <FormDialog
      title={t('edit')}
      form={form}
      names={USER_FIELDS}
      save={save}
      done="User updated successfully!"
      failed="Failed to update user"
      reason="beside"
      onClose={onClose}
    >
      <UserFields locked={locked} />
    </FormDialog>
  );
}
