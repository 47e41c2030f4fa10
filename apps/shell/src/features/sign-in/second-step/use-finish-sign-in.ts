import { errorMessage, isApiError } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { useNavigate } from '@manette/web-router';
import { signIn } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { useFinishSignInMutation } from '../api/second-step.api';
import { useStartHome } from '../../../signed-in/start-home';
import { clearPendingSignIn } from '../hooks/pending-sign-in';

/** Error codes after which the challenge is no longer valid and the user must sign in again from the start. */
const OVER = ['CHALLENGE_EXPIRED', 'ACCOUNT_DISABLED'];

/** Finishes a sign-in with a code. The page then redirects to /, or to /login if the challenge is no longer valid [TRU-116]. */
export function useFinishSignIn(challenge: string) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const startHome = useStartHome();
  const [ask, { isLoading }] = useFinishSignInMutation();
  /** Returns to /login and shows the server's message if this sign-in can no longer be finished. */
  const exitIfChallengeInvalid = (error: unknown): boolean => {
    if (!isApiError(error) || !OVER.includes(error.data.code)) return false;
    clearPendingSignIn();
    notify.error(translateMessage(error.data.message));
    void navigate('/login', { replace: true });
    return true;
  };
  const finish = async (proof: { code?: string; recoveryCode?: string }) => {
    startHome();
    const { data, error } = await ask({ challenge, ...proof });
    if (data) {
      notify.success(translateMessage('Login successful!'));
      await dispatch(signIn(data));
    } else if (!exitIfChallengeInvalid(error)) {
      notify.error(translateMessage(errorMessage(error, 'Login failed')));
    }
  };
  return { finish, exitIfChallengeInvalid, isSending: isLoading };
}
