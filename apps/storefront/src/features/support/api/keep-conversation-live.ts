import type { ConversationView } from '@manette/contracts/orders';
import { joinTicket, leaveTicket, onReconnected, subscribe } from '@manette/web-realtime';
import type { AppDispatch } from '@manette/web-store';
import { mergeMessages } from './merge-messages';
import { messagesApi } from './messages.api';

interface Entry {
  dispatch: AppDispatch;
  getCacheEntry: () => { data?: ConversationView | undefined };
  updateCachedData: (change: (draft: ConversationView) => void) => unknown;
  cacheDataLoaded: Promise<unknown>;
  cacheEntryRemoved: Promise<void>;
}

/**
 * While a conversation is open: joins its room, appends and removes by id what the server tells [ORD-065, ORD-066],
 * and after a lost connection asks for what came since.
 */
export async function keepConversationLive(ticketId: string, entry: Entry) {
  const stops = [
    subscribe('support_message', (message) => {
      if (message.ticketId !== ticketId) return;
      entry.updateCachedData((conversation) => {
        conversation.messages = mergeMessages(conversation.messages, [message]);
      });
    }),
    subscribe('support_message_deleted', ({ _id }) =>
      entry.updateCachedData((conversation) => {
        conversation.messages = conversation.messages.filter((message) => message._id !== _id);
      }),
    ),
    onReconnected(() => void catchUp(ticketId, entry)),
  ];
  // What was written between the answer and the joining is told by nobody else, hence the catching up.
  const joined = joinTicket(ticketId)
    .then(() => entry.cacheDataLoaded)
    .then(() => catchUp(ticketId, entry))
    .catch((error: Error) => console.warn('join_ticket:', error.message));
  await entry.cacheEntryRemoved;
  stops.forEach((stop) => stop());
  await joined;
  await leaveTicket(ticketId).catch((error: Error) => console.warn('leave_ticket:', error.message));
}

async function catchUp(ticketId: string, entry: Entry) {
  let more = true;
  while (more) {
    const after = entry.getCacheEntry().data?.messages.at(-1)?._id;
    if (!after) return;
    const asked = entry.dispatch(
      messagesApi.endpoints.getMessages.initiate(
        { ticketId, after },
        { subscribe: false, forceRefetch: true },
      ),
    );
    const { data } = await asked;
    if (!data || data.messages.length === 0) return;
    entry.updateCachedData((conversation) => {
      conversation.messages = mergeMessages(conversation.messages, data.messages);
    });
    more = data.hasMore;
  }
}
