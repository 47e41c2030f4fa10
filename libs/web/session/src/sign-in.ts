import type { SessionAnswer } from '@manette/contracts/identity';
import { clearStoredSession, page, storeSession } from '@manette/web-api';
import { closeRealtime, openRealtime } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { sessionApi } from './session.api';
import { signedIn } from './session.slice';

/** Keeps the session of a login or registration and opens the connection [ID-072..075]. */
export const signIn =
  ({ token, user }: Pick<SessionAnswer, 'token' | 'user'>): AppThunk =>
  (dispatch) => {
    storeSession({ token, user });
    dispatch(signedIn(user));
    dispatch(openRealtime());
  };

/**
 * Ends the session on the server and forgets it here whatever the server says [ID-076, ID-077]. The page is loaded
 * anew, so that nothing of this person stays in memory.
 */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  const { error } = await dispatch(sessionApi.endpoints.logout.initiate());
  if (error) console.warn('The server could not be told about the logout', error);
  dispatch(closeRealtime());
  clearStoredSession();
  page.goTo('/login');
};
