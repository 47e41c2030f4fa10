import { errorMessage } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';

/** Returns the server's message for a failure, otherwise `failed`, in the user's language (specification, section 8). */
export const failureSentence = (error: unknown, failed: string): string =>
  translateMessage(errorMessage(error, failed));
