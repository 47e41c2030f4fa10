import { api, listTag } from '@manette/web-api';
import type { UploadCall, UploadedList } from '../../../file-upload/use-list-upload';

const bulkUploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    bulkUploadGiftCards: build.mutation<UploadedList, UploadCall>({
      query: ({ form, onProgress }) => ({
        url: '/giftcards/bulk-upload',
        method: 'POST',
        body: form,
        onProgress,
      }),
      invalidatesTags: [listTag('GiftCard')],
    }),
  }),
});

export const { useBulkUploadGiftCardsMutation } = bulkUploadApi;
