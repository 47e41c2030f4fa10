import { api, listTag } from '@manette/web-api';
import type { UploadCall, UploadedList } from '../../../file-upload/use-list-upload';

const uploadAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    uploadAccount: build.mutation<void, UploadCall>({
      query: ({ form, onProgress }) => ({ url: '/accounts/upload', method: 'POST', body: form, onProgress }),
      transformResponse: () => undefined,
      invalidatesTags: [listTag('Account')],
    }),
    importAccounts: build.mutation<UploadedList, UploadCall>({
      query: ({ form, onProgress }) => ({
        url: '/accounts/bulk-upload',
        method: 'POST',
        body: form,
        onProgress,
      }),
      invalidatesTags: [listTag('Account')],
    }),
  }),
});

export const { useUploadAccountMutation, useImportAccountsMutation } = uploadAccountsApi;
