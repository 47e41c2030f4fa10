import type { AppThunk } from '@manette/web-store';
import { selectSession } from './session.slice';
import { page } from './page';
import { readStoredUser, readToken } from './stored-session';

/**
 * Reloads a page that the browser restores from the back/forward cache when its user has signed out since, or another user has
 * signed in: the page must not show the former user's data again.
 * @returns a function that removes the listener
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
