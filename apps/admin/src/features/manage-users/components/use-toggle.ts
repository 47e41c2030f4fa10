import type { UserView } from '@manette/contracts/identity';
import { translateMessage } from '@manette/web-i18n';
import { notify } from '@manette/web-ui';
import { useToggleUserMutation } from '../api/users.api';

/** Activates or deactivates a client and reports the result [ID-096, ID-144, ERR-038]. */
export function useToggle({ _id }: UserView) {
  const [toggleUser, { isLoading }] = useToggleUserMutation();
  const toggle = async () => {
    const answer = await toggleUser(_id);
    if (answer.error) notify.error(translateMessage('Failed to update user status'));
    else notify.success(translateMessage('User status updated!'));
  };
  return { toggle, isBusy: isLoading };
}
