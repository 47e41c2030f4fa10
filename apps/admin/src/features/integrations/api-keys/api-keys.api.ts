import type { ApiKeysAnswer, ApiKeyView, NewApiKeyAnswer, NewApiKeyInput } from '@manette/contracts/webhooks';
import { api, idempotent, listTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';

const ADDRESS = '/api-keys';
const LIST = listTag('ApiKey');

const apiKeysApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All keys are in one page. */
    getApiKeys: build.infiniteQuery<ListPage<ApiKeyView>, void, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: () => ADDRESS,
      transformResponse: ({ apiKeys }: ApiKeysAnswer) => ({
        items: apiKeys,
        nextCursor: null,
        total: apiKeys.length,
      }),
      providesTags: [LIST],
    }),
    /** Returns the secret; null when the server has already answered a call with the same idempotency key. */
    createApiKey: build.mutation<string | null, { fields: NewApiKeyInput; key: string }>({
      query: ({ fields, key }) => ({ url: ADDRESS, method: 'POST', body: fields, headers: idempotent(key) }),
      transformResponse: ({ secret }: NewApiKeyAnswer) => secret,
      invalidatesTags: [LIST],
    }),
    /** Returns the server's message. */
    revokeApiKey: build.mutation<string, string>({
      query: (id) => ({ url: `${ADDRESS}/${id}`, method: 'DELETE' }),
      transformResponse: ({ message }: { message: string }) => message,
      invalidatesTags: [LIST],
    }),
  }),
});

export const { useGetApiKeysInfiniteQuery, useCreateApiKeyMutation, useRevokeApiKeyMutation } = apiKeysApi;
