import type { SessionAnswer } from '@manette/contracts/identity';
import { forgetKept, hasKeptOfOthers } from '@manette/web-api';
import { closeRealtime, openRealtime } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { unsubscribePushes } from './push-device';
import { forgetShared } from './shared-things';
import { deleteUnsentData } from './unsent-data';
import { sessionApi } from './session.api';
import { signedIn, signedOut } from './session.slice';
import { clearStoredSession, readToken, storeSession, storeToken } from './stored-session';
import { page } from './page';

/**
 * Stores the session of a login or registration and opens the connection [ID-072..075]. Deletes other users' unsent data from
 * this browser, and their kept answers before the page shows the user [POC-028].
 */
export const signIn =
  ({ token, user }: Pick<SessionAnswer, 'token' | 'user'>): AppThunk<Promise<void>> =>
  async (dispatch) => {
    storeSession({ token, user });
    void deleteUnsentData(user._id);
    if (hasKeptOfOthers(user._id)) await forgetKept(user._id);
    dispatch(signedIn(user));
    dispatch(openRealtime());
  };

/**
 * Signs in with a token that did not come from the login form: stores it [ID-025], then fetches its user [ID-026].
 * @returns whether that worked; if not, the token is deleted
 */
export const signInWithToken =
  (token: string): AppThunk<Promise<boolean>> =>
  async (dispatch) => {
    storeToken(token);
    const { data } = await dispatch(
      sessionApi.endpoints.getMe.initiate({ keepsSession: true }, { subscribe: false, forceRefetch: true }),
    );
    if (data) {
      await dispatch(signIn({ token, user: data.user }));
      return true;
    }
    clearStoredSession();
    dispatch(signedOut());
    return false;
  };

/** Ends the session of `token` on the server; a failure is only logged. */
export const endSessionOf =
  (token: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const { error } = await dispatch(sessionApi.endpoints.logout.initiate({ token }));
    if (error) console.warn('A session could not be ended on the server', error);
  };

let signingOut = false;

/** Returns whether a logout is running: the server is then expected to end the session. */
export const isSigningOut = () => signingOut;

/**
 * Deletes the stored session with the user's drafts and unsent messages, then ends the session on the server, whatever the
 * server responds [ID-076, ID-077]. The session is deleted first, so that no tab of this browser stores anything more for the
 * user. The page is reloaded, so that no data of the user stays in memory.
 */
export const signOut = (): AppThunk<Promise<void>> => async (dispatch) => {
  signingOut = true;
  const token = readToken();
  clearStoredSession();
  await Promise.all([deleteUnsentData(), forgetKept(), forgetShared(), unsubscribePushes()]);
  if (token !== null) await dispatch(endSessionOf(token));
  dispatch(closeRealtime());
  signingOut = false;
  page.goTo('/login');
};
