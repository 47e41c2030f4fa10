import { startAuthentication } from '@simplewebauthn/browser';
import { signIn } from '@manette/web-session';
import type { AppThunk } from '@manette/web-store';
import { secondStepApi } from '../api/second-step.api';

/**
 * The result of a sign-in with a passkey: `left` if the user closed the browser's dialog or it timed out, `failed` if the server
 * refused or did not answer.
 */
export type PasskeyOutcome = { is: 'signedIn' } | { is: 'left' } | { is: 'failed'; error: unknown };

const { askToSignIn, finishSignIn, signInByPasskey } = secondStepApi.endpoints;

/**
 * Signs in with only a passkey, or with a passkey as the second step of the sign-in with this challenge. The module is loaded
 * on demand, because few users need it.
 */
export const signInWithPasskey =
  (challenge?: string): AppThunk<Promise<PasskeyOutcome>> =>
  async (dispatch) => {
    try {
      const optionsJSON = await dispatch(askToSignIn.initiate({ challenge })).unwrap();
      const credential = await startAuthentication({ optionsJSON });
      const finishing = challenge
        ? dispatch(finishSignIn.initiate({ challenge, credential }))
        : dispatch(signInByPasskey.initiate(credential));
      await dispatch(signIn(await finishing.unwrap()));
      return { is: 'signedIn' };
    } catch (error) {
      // Calls to the server fail with a plain object, the browser's dialog with an exception.
      return error instanceof Error ? { is: 'left' } : { is: 'failed', error };
    }
  };
