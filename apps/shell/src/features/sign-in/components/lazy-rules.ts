import type { LoginInput } from '@manette/contracts/identity';
import type { LoginValidation } from './login-rules';

/**
 * Validates the fields by rules that are loaded when they are first needed, so that the form is shown without them. If the
 * rules cannot be loaded, it returns no faults: the server validates by the same rules. The next call tries to load them again.
 * @param load imports the rules
 */
export async function validateWith(
  load: () => Promise<typeof import('./login-rules')>,
  typed: LoginInput,
): Promise<LoginValidation> {
  try {
    return (await load()).validateLogin(typed);
  } catch (error) {
    console.warn('The rules of the form cannot be loaded', error);
    return { input: typed, faults: {} };
  }
}
