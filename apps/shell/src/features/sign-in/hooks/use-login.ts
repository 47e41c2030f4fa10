import type { LoginInput } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { signIn, useLoginMutation } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';

/** Signs in and notifies of the result [ID-014, ERR-006]; the page then redirects to / [ID-015]. */
export function useLogin() {
  const dispatch = useAppDispatch();
  const [ask, { isLoading }] = useLoginMutation();
  const login = async (input: LoginInput) => {
    const { data, error } = await ask(input);
    if (data) {
      notify.success(translateMessage('Login successful!'));
      dispatch(signIn(data));
    } else notify.error(translateMessage(errorMessage(error, 'Login failed')));
  };
  return { login, isSending: isLoading };
}
