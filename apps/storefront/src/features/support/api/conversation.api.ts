import type { ConversationView, SupportMessageView } from '@manette/contracts/orders';
import { api, idempotent } from '@manette/web-api';
import { keepConversationLive } from './keep-conversation-live';
import { mergeMessages } from './merge-messages';
import { conversationAddress } from './messages.api';

export interface OutgoingMessage {
  /** Names the attempt: repeated with the same key it is written once. */
  key: string;
  ticketId: string;
  content: string;
  file?: File | undefined;
  onProgress?: (fraction: number) => void;
}

function formOf({ ticketId, content, file }: OutgoingMessage): FormData {
  const form = new FormData();
  form.set('ticketId', ticketId);
  form.set('content', content);
  if (file) form.set('file', file);
  return form;
}

const conversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConversation: build.query<ConversationView, string>({
      query: conversationAddress,
      providesTags: (_conversation, _error, id) => [{ type: 'TicketMessage', id }],
      onCacheEntryAdded: keepConversationLive,
    }),
    loadOlderMessages: build.mutation<ConversationView, { ticketId: string; before: string }>({
      query: ({ ticketId, before }) => ({ url: conversationAddress(ticketId), params: { before } }),
      onQueryStarted: ({ ticketId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              conversationApi.util.updateQueryData('getConversation', ticketId, (conversation) => {
                conversation.messages = mergeMessages(conversation.messages, data.messages);
                conversation.hasMore = data.hasMore;
              }),
            ),
          () => undefined, // the caller shows it
        ),
    }),
    sendMessage: build.mutation<SupportMessageView, OutgoingMessage>({
      query: (outgoing) => ({
        url: '/messages/support',
        method: 'POST',
        body: formOf(outgoing),
        headers: idempotent(outgoing.key),
        onProgress: outgoing.file ? outgoing.onProgress : undefined,
      }),
      transformResponse: ({ message }: { message: SupportMessageView }) => message,
      onQueryStarted: ({ ticketId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              conversationApi.util.updateQueryData('getConversation', ticketId, (conversation) => {
                conversation.messages = mergeMessages(conversation.messages, [data]);
              }),
            ),
          () => undefined, // the caller shows it
        ),
    }),
    deleteMessage: build.mutation<void, string>({
      query: (id) => ({ url: `/messages/support/message/${id}`, method: 'DELETE' }),
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
