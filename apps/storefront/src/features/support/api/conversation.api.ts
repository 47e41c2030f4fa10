import type { ConversationView, SupportMessageView } from '@manette/contracts/orders';
import { api, idempotent } from '@manette/web-api';
import { keepConversationLive } from './keep-conversation-live';
import { take } from './merge-messages';
import { continues, renewNewest } from './renew-newest';
import { conversationAddress } from './messages.api';

export interface OutgoingMessage {
  /** Names the attempt: repeated with the same key it is written once. */
  key: string;
  ticketId: string;
  content: string;
  file?: File | undefined;
  onProgress?: (fraction: number) => void;
}

/** Words alone go as JSON, whose calls have the short time limit of a question. */
function bodyOf({ ticketId, content, file }: OutgoingMessage) {
  if (!file) return { ticketId, content };
  const form = new FormData();
  form.set('ticketId', ticketId);
  form.set('content', content);
  form.set('file', file);
  return form;
}

export const conversationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getConversation: build.query<ConversationView, string>({
      query: conversationAddress,
      // Asked again, the newest messages are put into what is shown, which may reach further back.
      merge: (shown, newest) => renewNewest(shown, newest),
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
                take(conversation, data);
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
        body: bodyOf(outgoing),
        headers: idempotent(outgoing.key),
        onProgress: outgoing.file ? outgoing.onProgress : undefined,
      }),
      transformResponse: ({ message }: { message: SupportMessageView }) => message,
      onQueryStarted: ({ ticketId }, { dispatch, queryFulfilled }) =>
        queryFulfilled.then(
          ({ data }) =>
            void dispatch(
              conversationApi.util.updateQueryData('getConversation', ticketId, (conversation) => {
                // Else something before it was missed, and the connection's news bring both.
                if (continues(conversation, data)) take(conversation, { messages: [data] });
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
