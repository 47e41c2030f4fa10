import { SESSION_REPLACED_MESSAGE } from '@manette/contracts/identity';
import { forgetKept } from '@manette/web-api';
import { translateMessage } from '@manette/web-i18n';
import { page } from './page';
import { clearStoredSession, readToken } from './stored-session';

const LOCK = 'manette:session-replaced';

/** @returns when this page is visible: the user does not read an alert on a hidden page, and another tab may be visible */
const pageVisible = () =>
  new Promise<void>((resolve) => {
    const check = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', check);
      resolve();
    };
    document.addEventListener('visibilitychange', check);
    check();
  });

/** Runs `work` in one tab of this browser at a time. Without Web Locks (plain http) each tab runs it immediately. */
const withLock = async (work: () => Promise<void>) =>
  'locks' in navigator ? navigator.locks.request(LOCK, work) : work();

let pendingToken: string | undefined;

/**
 * Alerts once that the session of `token` was replaced, and loads /login [ID-080]: once in this page, whether the HTTP response
 * or the socket event arrives first, and once in this browser, however many tabs receive it. The tab that alerts deletes the
 * stored session, which sends the other tabs to /login (`sync-tabs.ts`).
 */
export async function alertReplaced(token: string): Promise<void> {
  if (pendingToken === token) return;
  pendingToken = token;
  await pageVisible();
  await withLock(async () => {
    if (readToken() !== token) return;
    clearStoredSession();
    await forgetKept();
    page.alert(translateMessage(SESSION_REPLACED_MESSAGE));
    page.goTo('/login');
  });
  pendingToken = undefined;
}
