import type { ForgotPasswordInput, ResetPasswordInput } from '@manette/contracts/identity';
import { api } from '@manette/web-api';

const forgottenPasswordApi = api.injectEndpoints({
  endpoints: (build) => ({
    forgotPassword: build.mutation<{ message: string }, ForgotPasswordInput>({
      query: (body) => ({ url: '/auth/forgot-password', method: 'POST', body }),
    }),
    resetPassword: build.mutation<{ message: string }, ResetPasswordInput>({
      query: (body) => ({ url: '/auth/reset-password', method: 'POST', body }),
    }),
  }),
});
export const { useForgotPasswordMutation, useResetPasswordMutation } = forgottenPasswordApi;
