import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';

/**
 * Returns the server's error message of a call, in the user's language.
 * @param otherwise the translated message that is returned if the server sent none
 */
export function refusalText(error: unknown, otherwise: string): string {
  const said = errorMessage(error, '');
  return said ? translateMessage(said) : otherwise;
}
