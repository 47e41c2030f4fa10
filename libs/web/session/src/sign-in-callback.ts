import type { UserView } from '@manette/contracts/identity';
import type { AppThunk } from '@manette/web-store';
import { restoreSession } from './restore-session';
import { sessionApi } from './session.api';
import { endSessionOf, signIn, signInWithToken } from './sign-in';
import { readStoredUser, readToken } from './stored-session';

/** The result of a sign-in callback; `needsConfirmation`: another user is signed in here and has to confirm first. */
export type SignInResult =
  | { outcome: 'signedIn' | 'failed' }
  | { outcome: 'needsConfirmation'; current: UserView; other: UserView };

/**
 * Completes a sign-in that returned with `token`. Anyone can create a link with a token of their own account, so the user who
 * is signed in here must neither be replaced nor signed out by opening it: until they confirm, nothing changes.
 */
export const completeSignIn =
  (token: string): AppThunk<Promise<SignInResult>> =>
  async (dispatch) => {
    const current = readToken() === null ? null : readStoredUser();
    if (!current) return { outcome: (await dispatch(signInWithToken(token))) ? 'signedIn' : 'failed' };
    const { data } = await dispatch(
      sessionApi.endpoints.getMe.initiate(
        { keepsSession: true, token },
        { subscribe: false, forceRefetch: true },
      ),
    );
    if (!data) {
      await dispatch(restoreSession());
      return { outcome: 'failed' };
    }
    if (data.user._id !== current._id) return { outcome: 'needsConfirmation', current, other: data.user };
    await dispatch(signIn({ token, user: data.user }));
    return { outcome: 'signedIn' };
  };

/** Signs in as the other user after a confirmation; the former session ends as by a logout. */
export const switchAccount =
  (token: string, user: UserView): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const former = readToken();
    await dispatch(signIn({ token, user }));
    if (former !== null) void dispatch(endSessionOf(former));
  };

/** Keeps the signed-in user, and ends the session of the rejected token on the server. */
export const keepAccount =
  (token: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    void dispatch(endSessionOf(token));
    await dispatch(restoreSession());
  };
