import { VERIFICATION_MESSAGES } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { useResendVerificationMutation } from '@manette/web-session';
import { notify } from '@manette/web-ui';

/** Requests another verification mail and notifies of the result [ERR-010, ERR-011]. */
export function useResendVerification() {
  const [ask, { isLoading }] = useResendVerificationMutation();
  const resend = async () => {
    const { error } = await ask();
    if (error) notify.error(translateMessage(errorMessage(error, 'Failed to resend verification email')));
    else notify.success(translateMessage(VERIFICATION_MESSAGES.sent));
  };
  return { resend, isSending: isLoading };
}
