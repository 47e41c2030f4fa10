import type { FetchBaseQueryError } from '@manette/web-store';
import { isApiError } from './api-error';
import { sessionPort } from './session-port';

/** Ends the session whose `token` the call carried when the error is a 401 [ID-078]; ignores every other error. */
export function endSessionIfUnauthorized(error: FetchBaseQueryError, token: string | null): void {
  if (error.status !== 401) return;
  sessionPort.end(
    token,
    isApiError(error) && error.data.code === 'SESSION_REPLACED' ? 'replaced' : undefined,
  );
}
