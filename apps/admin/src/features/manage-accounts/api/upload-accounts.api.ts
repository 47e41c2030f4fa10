import { api } from '@manette/web-api';
import type { UploadCall, UploadedList } from '../../../file-upload/use-list-upload';

const uploadAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadAccount: build.mutation<void, UploadCall>({
      query: ({ form, onProgress }) => ({ url: '/accounts/upload', method: 'POST', body: form, onProgress }),
      transformResponse: () => undefined,
      invalidatesTags: [{ type: 'Account', id: 'LIST' }],
    }),
    importAccounts: build.mutation<UploadedList, UploadCall>({
      query: ({ form, onProgress }) => ({
        url: '/accounts/bulk-upload',
        method: 'POST',
        body: form,
        onProgress,
      }),
      invalidatesTags: [{ type: 'Account', id: 'LIST' }],
    }),
  }),
});

export const { useUploadAccountMutation, useImportAccountsMutation } = uploadAccountsApi;
