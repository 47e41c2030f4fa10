import type { OwnEmailInput } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage, useTranslation } from '@manette/web-i18n';
import { changeUser } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { useChangeOwnEmailMutation } from '../api/own-email.api';

/** Changes the user's own address and updates the signed-in user. `change` returns whether it succeeded. */
export function useChangeEmail() {
  const { t } = useTranslation('security');
  const dispatch = useAppDispatch();
  const [send, { isLoading }] = useChangeOwnEmailMutation();
  const change = async (input: OwnEmailInput): Promise<boolean> => {
    try {
      const user = await send(input).unwrap();
      dispatch(changeUser(user));
      notify.success(t('emailChanged', { email: user.email }));
      return true;
    } catch (error) {
      notify.error(translateMessage(errorMessage(error, 'Failed to change the email address')));
      return false;
    }
  };
  return { change, isChanging: isLoading };
}
