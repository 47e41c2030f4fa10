import type { RegisterInput } from '@manette/contracts/identity';
import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { signIn, useRegisterMutation } from '@manette/web-session';
import { useAppDispatch } from '@manette/web-store';
import { notify } from '@manette/web-ui';
import { useStartHome } from '../../../signed-in/start-home';
import { refusedFields, type RefusedField } from './refused-fields';

const DONE = 'Registration successful!';
const CHECK_MAIL = 'Registration successful! Please check your email to verify your account.';

/**
 * Registers, signs in and notifies the user of the result [ID-140, ID-141, ERR-007]; the page then redirects to / [ID-023].
 * @returns the errors of the fields that the server refused; any other error is shown as a toast
 */
export function useRegister() {
  const dispatch = useAppDispatch();
  const startHome = useStartHome();
  const [ask, { isLoading }] = useRegisterMutation();
  const register = async (input: RegisterInput): Promise<RefusedField[]> => {
    startHome();
    const { data, error } = await ask(input);
    if (data) {
      notify.success(translateMessage(data.requiresEmailVerification ? CHECK_MAIL : DONE));
      await dispatch(signIn(data));
      return [];
    }
    const refused = refusedFields(error);
    if (refused.length === 0) notify.error(translateMessage(errorMessage(error, 'Registration failed')));
    return refused;
  };
  return { register, isSending: isLoading };
}
