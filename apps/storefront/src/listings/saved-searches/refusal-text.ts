import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';

/**
 * What the server said against a call, in the reader's language.
 * @param otherwise said where the server said nothing; translated already
 */
export function refusalText(error: unknown, otherwise: string): string {
  const said = errorMessage(error, '');
  return said ? translateMessage(said) : otherwise;
}
