import type { MessageView } from '@manette/contracts/conversation';
import { api, idempotent, providesId } from '@manette/web-api';
import type { FetchBaseQueryError } from '@manette/web-store';
import {
  conversationAddress,
  messageAddress,
  postAddress,
  PUBLIC_CHAT,
  type LoadedConversation,
} from './conversations';
import { syncConversation } from './sync-conversation';
import { keepNewest } from './keep-newest';
import { take } from './merge-messages';
import { continues, renewNewest } from './renew-newest';

export interface OutgoingMessage {
  /** The idempotency key: repeated with the same key, the message is written once. */
  key: string;
  conversationId: string;
  content: string;
  file?: File | undefined;
  onProgress?: (fraction: number) => void;
}

/** A failed attempt to send; `retryAfter` is in seconds, if the server sent it. */
export type SendError = FetchBaseQueryError & { retryAfter?: number | undefined };

/** Returns the request body: JSON for a message without a file, so that the short timeout of ordinary calls applies. */
function bodyOf(fields: Record<string, string>, file: File | undefined) {
  if (!file) return fields;
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', file);
  return form;
}

export const conversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConversation: build.query<LoadedConversation, string>({
      query: (id) => ({ url: conversationAddress(id), keep: id !== PUBLIC_CHAT }),
      // A refetch returns only the newest messages; the cache may also contain older ones.
      merge: (shown, newest) => renewNewest(shown, newest),
      providesTags: providesId('TicketMessage'),
      onCacheEntryAdded: syncConversation,
    }),
    loadOlderMessages: build.mutation<LoadedConversation, { conversationId: string; before: string }>({
      query: ({ conversationId, before }) => ({
        url: conversationAddress(conversationId),
        params: { before },
      }),
      onQueryStarted: ({ conversationId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              conversationApi.util.updateQueryData('getConversation', conversationId, (conversation) => {
                take(conversation, data);
                conversation.hasMore = data.hasMore;
              }),
            ),
          () => undefined, // the caller shows it
        ),
    }),
    sendMessage: build.mutation<MessageView, OutgoingMessage>({
      query: ({ key, conversationId, content, file, onProgress }) => {
        const { url, fields } = postAddress(conversationId);
        return {
          url,
          method: 'POST',
          body: bodyOf({ ...fields, content }, file),
          headers: idempotent(key),
          onProgress: file ? onProgress : undefined,
        };
      },
      transformResponse: ({ message }: { message: MessageView }) => message,
      transformErrorResponse: (error, meta): SendError => ({
        ...error,
        retryAfter: Number(meta?.response?.headers.get('retry-after')) || undefined,
      }),
      onQueryStarted: ({ conversationId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) => {
            keepNewest(conversationId, { messages: [data] });
            dispatch(
              conversationApi.util.updateQueryData('getConversation', conversationId, (conversation) => {
                // If it does not continue, an earlier message is missing; the socket events deliver both messages.
                if (continues(conversation, data)) take(conversation, { messages: [data] });
              }),
            );
          },
          () => undefined, // the caller shows it
        ),
    }),
    deleteMessage: build.mutation<void, { conversationId: string; id: string }>({
      query: ({ conversationId, id }) => ({ url: messageAddress(conversationId, id), method: 'DELETE' }),
      transformResponse: () => undefined,
    }),
  }),
});

export const {
  useGetConversationQuery,
  useLoadOlderMessagesMutation,
  useSendMessageMutation,
  useDeleteMessageMutation,
} = conversationApi;
