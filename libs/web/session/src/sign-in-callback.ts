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
 * Completes a sign-in that returned with `token`. Anyone can create a link with a token of their own account, so opening a link
 * must neither replace nor sign out the user who is signed in here: nothing changes until they confirm.
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

/** Signs in as the other user after a confirmation, and ends the former session on the server. */
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
