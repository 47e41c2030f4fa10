import type { EmailVerifiedAnswer } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

const verifyEmailApi = api.injectEndpoints({
  endpoints: (build) => ({
    verifyEmail: build.query<EmailVerifiedAnswer, string>({
      query: (token) => ({ url: `/users/verify-email/${encodeURIComponent(token)}` }),
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useVerifyEmailQuery } = verifyEmailApi;
