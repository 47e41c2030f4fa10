import type {
  LoginInput,
  RegisterInput,
  SessionAnswer,
  SignInChallengeAnswer,
  UserView,
} from '@manette/contracts/identity';
import { api } from '@manette/web-api';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<{ user: UserView }, { keepsSession?: boolean; token?: string } | void>({
      query: (options) => ({ url: '/auth/me', ...options }),
      providesTags: ['Me'],
    }),
    login: build.mutation<SessionAnswer | SignInChallengeAnswer, LoginInput>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body, keepsSession: true }),
    }),
    register: build.mutation<SessionAnswer, RegisterInput>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body, keepsSession: true }),
    }),
    /** Ends the session of `token` when given, otherwise the stored session. */
    logout: build.mutation<void, { token?: string } | void>({
      // `keepalive`: the page may be left before the response arrives.
      query: (of) => ({ url: '/auth/logout', method: 'POST', keepsSession: true, keepalive: true, ...of }),
    }),
    resendVerification: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/users/resend-verification', method: 'POST' }),
    }),
  }),
});
export const { useLoginMutation, useRegisterMutation, useResendVerificationMutation } = sessionApi;
