import { forgetKept, hasKeptOfOthers, isOfflineOn, isUnanswered } from '@manette/web-api';
import { openRealtime } from '@manette/web-realtime';
import type { AppThunk } from '@manette/web-store';
import { sessionApi } from './session.api';
import { restored, signedIn, signedOut } from './session.slice';
import { isTransient, retryTransient } from './retry-transient';
import { clearStoredSession, clearStoredUser, readStoredUser, readToken, storeUser } from './stored-session';

/**
 * Restores the session on load, when both a token and a user are stored [ID-067]. The server then confirms the session
 * [ID-068], which refreshes the user [ID-069] and opens the connection [ID-070], or the session is cleared [ID-071]. Where the
 * service worker is on, an unreachable server does not end the session: the user stays signed in to read kept answers, and the
 * first response of the server decides [POC-029].
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
  // Nothing is restored: another tab may have signed in or out during the request, or a 401 has already ended the session.
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
