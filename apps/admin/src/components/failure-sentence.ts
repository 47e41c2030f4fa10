import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';

/** What the server said of a failure, or else our own sentence, in the reader's language (specification, section 8). */
export const failureSentence = (error: unknown, failed: string): string =>
  translateMessage(errorMessage(error, failed));
