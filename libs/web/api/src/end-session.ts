import type { FetchBaseQueryError } from '@manette/web-store';
import { isApiError } from './api-error';
import { page } from './page';
import { clearStoredSession, readToken } from './stored-session';
import { tellReplaced } from './tell-replaced';

/**
 * Forgets the stored session and loads /login anew [ID-078, ID-079, ERR-001]; a replaced session says why first. A
 * `token` that is no longer the stored one is a late answer and changes nothing.
 */
export function endSession(token: string | null, reason?: 'replaced') {
  if (token !== readToken()) return;
  if (token === null && window.location.pathname === '/login') return;
  if (token !== null && reason === 'replaced') return void tellReplaced(token);
  clearStoredSession();
  page.goTo('/login');
}

export function endSessionIfRefused(error: FetchBaseQueryError, token: string | null) {
  if (error.status !== 401) return;
  endSession(token, isApiError(error) && error.data.code === 'SESSION_REPLACED' ? 'replaced' : undefined);
}
