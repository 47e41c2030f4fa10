import type { FetchBaseQueryError } from '@manette/web-store';
import { isApiError } from './api-error';
import { sessionPort } from './session-port';

/** A 401 ends the session whose `token` the call carried [ID-078]; any other error changes nothing. */
export function endSessionIfUnauthorized(error: FetchBaseQueryError, token: string | null): void {
  if (error.status !== 401) return;
  sessionPort.end(
    token,
    isApiError(error) && error.data.code === 'SESSION_REPLACED' ? 'replaced' : undefined,
  );
}
