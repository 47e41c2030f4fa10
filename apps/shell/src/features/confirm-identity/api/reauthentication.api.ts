import type { ReauthenticationAnswer, ReauthenticationInput } from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

const reauthenticationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getReauthentication: build.query<ReauthenticationAnswer, void>({
      query: () => '/auth/reauthenticate',
      // The user's methods may have changed since the last request.
      keepUnusedDataFor: 0,
    }),
    reauthenticate: build.mutation<{ until: string | null }, ReauthenticationInput>({
      query: (body) => ({ url: '/auth/reauthenticate', method: 'POST', body }),
    }),
    askProofOptions: build.mutation<PublicKeyCredentialRequestOptionsJSON, void>({
      query: () => ({ url: '/auth/reauthenticate/options', method: 'POST' }),
      transformResponse: ({ options }: { options: PublicKeyCredentialRequestOptionsJSON }) => options,
    }),
  }),
});

export const { useGetReauthenticationQuery, useReauthenticateMutation, useAskProofOptionsMutation } =
  reauthenticationApi;
