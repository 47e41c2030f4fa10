import type { LoginInput } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { useNavigate } from '@manette/web-router';
import { signIn, useLoginMutation } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { useStartHome } from '../../../signed-in/start-home';
import { SECOND_STEP, storePendingSignIn } from './pending-sign-in';

/**
 * Signs in and notifies the user of the result [ID-014, ERR-006]; the page then redirects to / [ID-015]. If the account has
 * two-step sign-in, navigates to the second step [TRU-116].
 */
export function useLogin() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const startHome = useStartHome();
  const [ask, { isLoading }] = useLoginMutation();
  const login = async (input: LoginInput) => {
    startHome();
    const { data, error } = await ask(input);
    if (!data) return void notify.error(translateMessage(errorMessage(error, 'Login failed')));
    if ('secondStep' in data) {
      storePendingSignIn(data.secondStep);
      return void navigate(SECOND_STEP);
    }
    notify.success(translateMessage('Login successful!'));
    await dispatch(signIn(data));
  };
  return { login, isSending: isLoading };
}
