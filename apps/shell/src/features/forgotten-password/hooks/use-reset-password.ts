import { errorMessage, isApiError, type ApiError } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { useNavigateFromHere } from '@manette/web-router';
import { notify } from '@manette/web-ui';
import { useResetPasswordMutation } from '../api/forgotten-password.api';

/**
 * Sets a new password with the mailed token, then navigates to /login.
 * @returns `invalid`: the server's message when the token is invalid or expired
 */
export function useResetPassword(token: string) {
  const [ask, { error, isLoading }] = useResetPasswordMutation();
  const navigate = useNavigateFromHere();
  const reset = async (password: string) => {
    const answer = await ask({ token, password });
    if (answer.data) {
      notify.success(translateMessage(answer.data.message));
      // Replaced, so that going back does not open the used link.
      navigate('/login', { replace: true });
    } else if (!isInvalid(answer.error))
      notify.error(translateMessage(errorMessage(answer.error, 'Failed to reset the password')));
  };
  return { reset, isSending: isLoading, invalid: isInvalid(error) ? error.data.message : undefined };
}

const isInvalid = (error: unknown): error is ApiError =>
  isApiError(error) && error.data.code === 'INVALID_TOKEN';
