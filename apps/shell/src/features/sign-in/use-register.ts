import type { RegisterInput } from '@manette/contracts/identity';
import { errorMessage, isApiError } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { signIn, useRegisterMutation } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';

const DONE = 'Registration successful!';
const CHECK_MAIL = 'Registration successful! Please check your email to verify your account.';
const TAKEN = { USERNAME_TAKEN: 'username', EMAIL_TAKEN: 'email' } as const;

/**
 * Registers, signs in and says how it went [ID-140, ID-141, ERR-007]; the page then goes to / by itself [ID-023].
 * @returns the field that is taken already, to be looked at again
 */
export function useRegister() {
  const dispatch = useAppDispatch();
  const [ask, { isLoading }] = useRegisterMutation();
  const register = async (input: RegisterInput): Promise<'username' | 'email' | undefined> => {
    const { data, error } = await ask(input);
    if (data) {
      notify.success(translateMessage(data.requiresEmailVerification ? CHECK_MAIL : DONE));
      dispatch(signIn(data));
      return undefined;
    }
    notify.error(translateMessage(errorMessage(error, 'Registration failed')));
    return isApiError(error) ? TAKEN[error.data.code as keyof typeof TAKEN] : undefined;
  };
  return { register, isSending: isLoading };
}
