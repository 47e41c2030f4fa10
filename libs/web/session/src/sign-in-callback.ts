import type { UserView } from '@manette/contracts/identity';
import type { AppThunk } from '@manette/web-store';
import { restoreSession } from './restore-session';
import { sessionApi } from './session.api';
import { endSessionOf, signIn, signInWithToken } from './sign-in';
import { readStoredUser, readToken } from './stored-session';

/** Where a sign-in that came back leads; `asks`: somebody else is signed in here and has to agree first. */
export type SignInResult =
  { outcome: 'signedIn' | 'failed' } | { outcome: 'asks'; current: UserView; other: UserView };

/**
 * Judges the token of a sign-in that came back. Anybody can make a link with a token of their own: whoever is signed in here
 * must not become somebody else, nor be signed out, by opening it. Until they agree nothing changes.
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
    if (data.user._id !== current._id) return { outcome: 'asks', current, other: data.user };
    dispatch(signIn({ token, user: data.user }));
    return { outcome: 'signedIn' };
  };

/** Goes on as the other person, after the one who was signed in here agreed; their session ends as by a logout. */
export const switchAccount =
  (token: string, user: UserView): AppThunk =>
  (dispatch) => {
    const left = readToken();
    dispatch(signIn({ token, user }));
    if (left !== null) void dispatch(endSessionOf(left));
  };

/** Stays who is signed in here; the session of the token that nobody wants ends, so that it is not left lying about. */
export const keepAccount =
  (token: string): AppThunk<Promise<void>> =>
  async (dispatch) => {
    void dispatch(endSessionOf(token));
    await dispatch(restoreSession());
  };
