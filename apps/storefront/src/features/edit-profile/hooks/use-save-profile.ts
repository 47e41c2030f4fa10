import type { ProfileInput, UserView } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { changeUser } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { useUpdateProfileMutation } from '../api/profile.api';

/** Saves the profile and updates the signed-in user. @returns the saved user, undefined when it failed */
export function useSaveProfile() {
  const dispatch = useAppDispatch();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const save = async ({
    username,
    phone,
    address,
    password,
  }: ProfileInput): Promise<UserView | undefined> => {
    try {
      const user = await update({ username, phone, address, ...(password ? { password } : {}) }).unwrap();
      dispatch(changeUser(user));
      notify.success(translateMessage('Profile updated successfully!'));
      return user;
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, 'Failed to update profile')));
      return undefined;
    }
  };
  return { save, isSaving: isLoading };
}
