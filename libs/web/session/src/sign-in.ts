import type { SessionAnswer } from '@manette/contracts/identity';
import { clearStoredSession, page, storeSession, storeToken } from '@manette/web-api';
import { closeRealtime, openRealtime } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { sessionApi } from './session.api';
import { signedIn, signedOut } from './session.slice';

/** Keeps the session of a login or registration and opens the connection [ID-072..075]. */
export const signIn =
  ({ token, user }: Pick<SessionAnswer, 'token' | 'user'>): AppThunk =>
  (dispatch) => {
    storeSession({ token, user });
    dispatch(signedIn(user));
    dispatch(openRealtime());
  };

/**
 * Takes over a token that arrived by another way than our own form: stores it [ID-025], then asks who it belongs to
 * [ID-026]. @returns whether that worked; if not, nothing of it is kept
 */
export const signInWithToken =
  (token: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    storeToken(token);
    const { data } = await dispatch(
      sessionApi.endpoints.getMe.initiate({ keepsSession: true }, { subscribe: false, forceRefetch: true }),
    );
    if (data) {
      dispatch(signIn({ token, user: data.user }));
      return true;
    }
    clearStoredSession();
    dispatch(signedOut());
    return false;
  };

let signingOut = false;

/** Whether a logout is under way: what the server ends meanwhile was asked for. */
export const isSigningOut = () => signingOut;

/**
 * Ends the session on the server and forgets it here whatever the server says [ID-076, ID-077]. The page is loaded
 * anew, so that nothing of this person stays in memory.
 */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  signingOut = true;
  const { error } = await dispatch(sessionApi.endpoints.logout.initiate());
  if (error) console.warn('The server could not be told about the logout', error);
  dispatch(closeRealtime());
  clearStoredSession();
  signingOut = false;
  page.goTo('/login');
};
