import type { AppThunk } from '@manette/web-store';
import { selectSession } from './session.slice';
import { page } from './page';
import { readStoredUser, readToken } from './stored-session';

/**
 * Browsers keep a page that was left and show it again, as it was, on the way back. What it shows of somebody who has
 * signed out since, or in whose place another has signed in, is nobody's to see: it is loaded anew.
 * @returns stops watching
 */
export const reloadRestoredPage = (): AppThunk<() => void> => (_dispatch, getState) => {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (!persisted) return;
    const { status, user } = selectSession(getState());
    const here = status === 'signedIn' ? user?._id : undefined;
    const stored = readToken() === null ? undefined : readStoredUser()?._id;
    if (here !== stored) page.goTo(stored ? '/' : '/login');
  };
  window.addEventListener('pageshow', shown);
  return () => window.removeEventListener('pageshow', shown);
};
