import type { LoginInput, RegisterInput, SessionAnswer, UserView } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

export const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getMe: build.query<{ user: UserView }, { keepsSession?: boolean } | void>({
      query: (options) => ({ url: '/auth/me', ...options }),
      providesTags: ['Me'],
    }),
    login: build.mutation<SessionAnswer, LoginInput>({
      query: (body) => ({ url: '/auth/login', method: 'POST', body, keepsSession: true }),
    }),
    register: build.mutation<SessionAnswer, RegisterInput>({
      query: (body) => ({ url: '/auth/register', method: 'POST', body, keepsSession: true }),
    }),
    logout: build.mutation<void, void>({
      query: () => ({ url: '/auth/logout', method: 'POST', keepsSession: true }),
    }),
    resendVerification: build.mutation<{ message: string }, void>({
      query: () => ({ url: '/users/resend-verification', method: 'POST' }),
    }),
  }),
});
export const { useLoginMutation, useRegisterMutation, useResendVerificationMutation } = sessionApi;
