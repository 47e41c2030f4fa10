import type { SecondStepLoginInput, SignedInAnswer } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

type Proof = Omit<SecondStepLoginInput, 'credential'> & { credential?: AuthenticationResponseJSON };

/** The calls of the second step of a sign-in and of a sign-in with a passkey. They do not change a stored session. */
export const secondStepApi = api.injectEndpoints({
  endpoints: (build) => ({
    finishSignIn: build.mutation<SignedInAnswer, Proof>({
      query: (body) => ({ url: '/auth/login/second-step', method: 'POST', body, keepsSession: true }),
    }),
    askToSignIn: build.mutation<PublicKeyCredentialRequestOptionsJSON, { challenge?: string }>({
      query: (body) => ({ url: '/auth/login/passkey/options', method: 'POST', body, keepsSession: true }),
      transformResponse: ({ options }: { options: PublicKeyCredentialRequestOptionsJSON }) => options,
    }),
    signInByPasskey: build.mutation<SignedInAnswer, AuthenticationResponseJSON>({
      query: (credential) => ({
        url: '/auth/login/passkey',
        method: 'POST',
        body: { credential },
        keepsSession: true,
      }),
    }),
  }),
});
export const { useFinishSignInMutation } = secondStepApi;
