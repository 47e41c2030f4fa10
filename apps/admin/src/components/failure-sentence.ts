import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';

/** The server's sentence for a failure, otherwise our own, in the user's language (specification, section 8). */
export const failureSentence = (error: unknown, failed: string): string =>
  translateMessage(errorMessage(error, failed));
