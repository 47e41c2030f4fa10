import { SESSION_REPLACED_MESSAGE } from '@manette/contracts/identity';
import type { FetchBaseQueryError } from '@manette/web-store';
import { isApiError } from './api-error';
import { clearStoredSession, readToken } from './stored-session';

/** The window's own dialogs and full page loads, in one place that tests can watch. */
export const page = {
  alert: (message: string) => window.alert(message),
  goTo: (path: string) => window.location.assign(path),
};

/**
 * Forgets the stored session and loads /login anew [ID-078, ID-079, ERR-001]; a replaced session says why first
 * [ID-080]. A `token` that is no longer the stored one is a late answer and changes nothing, which also makes the
 * alert appear once, whether the HTTP answer or the socket's event comes first.
 */
export function endSession(token: string | null, reason?: 'replaced') {
  if (token !== readToken()) return;
  if (token === null && window.location.pathname === '/login') return;
  clearStoredSession();
  if (token !== null && reason === 'replaced') page.alert(SESSION_REPLACED_MESSAGE);
  page.goTo('/login');
}

export function endSessionIfRefused(error: FetchBaseQueryError, token: string | null) {
  if (error.status !== 401) return;
  endSession(token, isApiError(error) && error.data.code === 'SESSION_REPLACED' ? 'replaced' : undefined);
}
