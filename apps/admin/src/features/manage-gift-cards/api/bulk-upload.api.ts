import type { FileFault } from '@manette/contracts/catalog';
import { api } from '@manette/web-api';

interface BulkUpload {
  form: FormData;
  onProgress: (fraction: number) => void;
}

interface Uploaded {
  created: number;
  errors: FileFault[];
}

const bulkUploadApi = api.injectEndpoints({
  endpoints: (build) => ({
    bulkUploadGiftCards: build.mutation<Uploaded, BulkUpload>({
      query: ({ form, onProgress }) => ({
        url: '/giftcards/bulk-upload',
        method: 'POST',
        body: form,
        onProgress,
      }),
      invalidatesTags: [{ type: 'GiftCard', id: 'LIST' }],
    }),
  }),
});

export const { useBulkUploadGiftCardsMutation } = bulkUploadApi;
