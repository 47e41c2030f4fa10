import type { CannedReplyFields, CannedReplyView } from '@manette/contracts/orders';
import { api, idempotent, idTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';

const LIST = idTag('Ticket', 'CANNED_REPLIES');
const ADDRESS = '/messages/support/canned-replies';

interface RepliesAnswer {
  cannedReplies: CannedReplyView[];
  nextCursor: string | null;
  total: number;
}

/** The canned replies that administrators share. */
const cannedRepliesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getCannedReplies: build.infiniteQuery<ListPage<CannedReplyView>, string, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: ADDRESS,
        params: { q: queryArg || undefined, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ cannedReplies, ...page }: RepliesAnswer) => ({ ...page, items: cannedReplies }),
      providesTags: [LIST],
    }),
    addCannedReply: build.mutation<void, { fields: CannedReplyFields; key: string }>({
      query: ({ fields, key }) => ({ url: ADDRESS, method: 'POST', body: fields, headers: idempotent(key) }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
    changeCannedReply: build.mutation<void, { id: string; fields: CannedReplyFields }>({
      query: ({ id, fields }) => ({ url: `${ADDRESS}/${id}`, method: 'PUT', body: fields }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
    deleteCannedReply: build.mutation<void, string>({
      query: (id) => ({ url: `${ADDRESS}/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
  }),
});

export const {
  useGetCannedRepliesInfiniteQuery,
  useAddCannedReplyMutation,
  useChangeCannedReplyMutation,
  useDeleteCannedReplyMutation,
} = cannedRepliesApi;
