import { SESSION_REPLACED_MESSAGE } from '@manette/contracts/identity';
import { page } from './page';
import { clearStoredSession, readToken } from './stored-session';

const LOCK = 'manette:session-replaced';

/** Nobody reads an alert of a page that is not on screen, and another page of this browser may be. */
const onScreen = () =>
  new Promise<void>((seen) => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      seen();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

/** One page of this browser at a time; browsers know no locks on plain http, where each goes ahead. */
const exclusively = async (work: () => void) =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

let tellingOf: string | undefined;

/**
 * Says once why the session of `token` ended and loads /login [ID-080]: once in this page, whether the HTTP answer or the
 * socket's event comes first, and once in this browser, however many of its pages hear it. The page that speaks clears
 * the stored session; that it is gone brings the others to /login (libs/web/session follows the storage).
 */
export async function tellReplaced(token: string): Promise<void> {
  if (tellingOf === token) return;
  tellingOf = token;
  await onScreen();
  await exclusively(() => {
    if (readToken() !== token) return;
    clearStoredSession();
    page.alert(SESSION_REPLACED_MESSAGE);
    page.goTo('/login');
  });
  tellingOf = undefined;
}
