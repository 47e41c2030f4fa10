import { forgetKept, hasKept, registerSession } from '@manette/web-api';
import { alertReplaced } from './alert-replaced';
import { page } from './page';
import { clearStoredSession, readStoredUser, readToken } from './stored-session';

/**
 * Deletes the stored session and loads /login [ID-078, ID-079, ERR-001]; shows the alert of a replaced session first. A `token`
 * that is no longer the stored one belongs to a late response and changes nothing.
 */
export function endSession(token: string | null, reason?: 'replaced'): void {
  if (token !== readToken()) return;
  if (token === null && window.location.pathname === '/login') return;
  if (token !== null && reason === 'replaced') return void alertReplaced(token);
  clearStoredSession();
  if (!hasKept()) return page.goTo('/login');
  // Deletes the session's kept answers before the page navigates, which would interrupt the deletion [POC-027].
  void forgetKept().then(() => page.goTo('/login'));
}

registerSession({ readToken, readUserId: () => readStoredUser()?._id ?? null, end: endSession });
