import type { SessionAnswer } from '@manette/contracts/identity';
import { closeRealtime, openRealtime } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { deleteUnsentData } from './unsent-data';
import { sessionApi } from './session.api';
import { signedIn, signedOut } from './session.slice';
import { clearStoredSession, readToken, storeSession, storeToken } from './stored-session';
import { page } from './page';

/**
 * Keeps the session of a login or registration and opens the connection [ID-072..075]. What another person has left in this
 * browser leaves it.
 */
export const signIn =
  ({ token, user }: Pick<SessionAnswer, 'token' | 'user'>): AppThunk =>
  (dispatch) => {
    storeSession({ token, user });
    void deleteUnsentData(user._id);
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

/** Ends a session that is not, or no longer, the stored one, on the server, as far as that can be reached. */
export const endSessionOf =
  (token: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate({ token }));
    if (error) console.warn('The server could not be told that a session has ended', error);
  };

let signingOut = false;

/** Whether a logout is under way: what the server ends meanwhile was asked for. */
export const isSigningOut = () => signingOut;

/**
 * Forgets the session here, with what its person has written and not sent, and ends it on the server, whatever the server
 * says [ID-076, ID-077]. Forgotten first, so that no page of this browser keeps anything of theirs any more. The page is
 * loaded anew, so that nothing of this person stays in memory.
 */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  signingOut = true;
  const token = readToken();
  clearStoredSession();
  await deleteUnsentData();
  if (token !== null) await dispatch(endSessionOf(token));
  dispatch(closeRealtime());
  signingOut = false;
  page.goTo('/login');
};
