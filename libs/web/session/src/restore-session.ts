import { forgetKept, hasKeptOfOthers, isOfflineOn, isUnanswered } from '@manette/web-api';
import { openRealtime } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { sessionApi } from './session.api';
import { restored, signedIn, signedOut } from './session.slice';
import { isTransient, retryTransient } from './retry-transient';
import { clearStoredSession, clearStoredUser, readStoredUser, readToken, storeUser } from './stored-session';

/**
 * On load: a stored token and a stored user together restore the session [ID-067]; the server then confirms it
 * [ID-068], which refreshes the user [ID-069] and opens the connection [ID-070], or it is cleared [ID-071]. Where the
 * service worker is on, a server out of reach is no failed verification: the user stays signed in to read what is kept, and
 * the first answer of the server decides [POC-029].
 */
export const restoreSession = (): AppThunk<Promise<void>> => async (dispatch) => {
  const user = readStoredUser();
  const token = readToken();
  if (!token || !user) {
    // Storage events arrive late in other tabs: one of them may have stored its user after the token was cleared.
    if (!token) clearStoredUser();
    void forgetKept();
    dispatch(signedOut());
    return;
  }
  if (hasKeptOfOthers(user._id)) await forgetKept(user._id);
  dispatch(restored(user));
  const answer = await retryTransient(
    () => dispatch(sessionApi.endpoints.getMe.initiate(undefined, { subscribe: false, forceRefetch: true })),
    async (error) => isUnanswered(error) && isOfflineOn(),
  );
  // Another tab may have signed in or out meanwhile, and a 401 has ended the session already: nothing to restore.
  if (readToken() !== token || (answer.error as { status?: unknown } | undefined)?.status === 401) return;
  if (answer.data) {
    storeUser(answer.data.user);
    dispatch(signedIn(answer.data.user));
    dispatch(openRealtime());
  } else if (isTransient(answer.error) && (await isOfflineOn())) {
    dispatch(signedIn(user));
    dispatch(openRealtime());
  } else {
    clearStoredSession();
    void forgetKept();
    dispatch(signedOut());
  }
};
