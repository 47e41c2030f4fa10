import type { LoginInput } from '@manette/contracts/identity';
import type { LoginVerdict } from './login-rules';

/**
 * Judges the fields by rules that load when they are first needed: the form shows without them. When they cannot be loaded
 * there is no fault, the server judges by the same rules, and the next time they are asked for again.
 * @param load imports the rules
 */
export async function judgeBy(
  load: () => Promise<typeof import('./login-rules')>,
  typed: LoginInput,
): Promise<LoginVerdict> {
  try {
    return (await load()).judgeLogin(typed);
  } catch (error) {
    console.warn('The rules of the form cannot be loaded', error);
    return { input: typed, faults: {} };
  }
}
