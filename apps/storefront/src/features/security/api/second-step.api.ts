import type {
  PasskeyAddedAnswer,
  RecoveryCodesAnswer,
  SecondStepView,
  TotpSetUpAnswer,
} from '@manette/contracts/identity';
import { api } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';
import type {
  PublicKeyCredentialCreationOptionsJSON,
  RegistrationResponseJSON,
} from '@simplewebauthn/browser';

const invalidatesTags = ['SecondStep'] as const;

const secondStepApi = api.enhanceEndpoints({ addTagTypes: ['SecondStep'] }).injectEndpoints({
  endpoints: (build) => ({
    getSecondStep: build.query<SecondStepView, void>({
      query: () => '/auth/second-step',
      transformResponse: ({ secondStep }: { secondStep: SecondStepView }) => secondStep,
      providesTags: ['SecondStep'],
      // The user may add or remove a method on another device.
      onCacheEntryAdded: async (_all, { dispatch, cacheEntryRemoved }) => {
        const refetch = () => void dispatch(secondStepApi.util.invalidateTags(['SecondStep']));
        const stops = [subscribe('user_updated', refetch), onReconnected(refetch)];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
    setUpTotp: build.mutation<TotpSetUpAnswer, void>({
      query: () => ({ url: '/auth/second-step/totp', method: 'POST' }),
    }),
    confirmTotp: build.mutation<RecoveryCodesAnswer, string>({
      query: (code) => ({ url: '/auth/second-step/totp/confirm', method: 'POST', body: { code } }),
      invalidatesTags: (_codes, error) => (error ? [] : invalidatesTags),
    }),
    removeTotp: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/auth/second-step/totp', method: 'DELETE' }),
      invalidatesTags,
    }),
    renewRecoveryCodes: build.mutation<{ recoveryCodes: string[] }, void>({
      query: () => ({ url: '/auth/second-step/recovery-codes', method: 'POST' }),
      invalidatesTags,
    }),
    askPasskeyOptions: build.mutation<PublicKeyCredentialCreationOptionsJSON, void>({
      query: () => ({ url: '/auth/passkeys/options', method: 'POST' }),
      transformResponse: ({ options }: { options: PublicKeyCredentialCreationOptionsJSON }) => options,
    }),
    addPasskey: build.mutation<PasskeyAddedAnswer, RegistrationResponseJSON>({
      query: (credential) => ({ url: '/auth/passkeys', method: 'POST', body: { credential } }),
      invalidatesTags,
    }),
    removePasskey: build.mutation<{ message: string }, string>({
      query: (id) => ({ url: `/auth/passkeys/${id}`, method: 'DELETE' }),
      invalidatesTags,
    }),
  }),
});

export const {
  useGetSecondStepQuery,
  useSetUpTotpMutation,
  useConfirmTotpMutation,
  useRemoveTotpMutation,
  useRenewRecoveryCodesMutation,
  useAskPasskeyOptionsMutation,
  useAddPasskeyMutation,
  useRemovePasskeyMutation,
} = secondStepApi;
