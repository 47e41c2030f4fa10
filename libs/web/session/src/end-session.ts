import { registerSession } from '@manette/web-api';
import { alertReplaced } from './alert-replaced';
import { page } from './page';
import { clearStoredSession, readToken } from './stored-session';

/**
 * Deletes the stored session and reloads at /login [ID-078, ID-079, ERR-001]; a replaced session shows its alert first.
 * A `token` that is no longer the stored one belongs to a late answer and changes nothing.
 */
export function endSession(token: string | null, reason?: 'replaced'): void {
  if (token !== readToken()) return;
  if (token === null && window.location.pathname === '/login') return;
  if (token !== null && reason === 'replaced') return void alertReplaced(token);
  clearStoredSession();
  page.goTo('/login');
}

registerSession({ readToken, end: endSession });
