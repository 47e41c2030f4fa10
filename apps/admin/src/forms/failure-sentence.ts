import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';

/**
 * The sentence of a failure in the reader's language. Where the server said why, its sentence stands in place of ours
 * or after it, as the specification has it for each kind of thing (section 8).
 */
export function failureSentence(error: unknown, failed: string, reason: 'instead' | 'after'): string {
  const said = errorMessage(error, '');
  if (said === '') return translateMessage(failed);
  return reason === 'instead'
    ? translateMessage(said)
    : `${translateMessage(failed)}: ${translateMessage(said)}`;
}
