import type { ConversationView, SupportMessageView } from '@manette/contracts/orders';
import { onReconnected, subscribe } from '@manette/web-realtime';
import type { AppDispatch } from '@manette/web-store';
import { askMessages } from './ask-messages';
import { take } from './merge-messages';
import { continues, renewNewest } from './renew-newest';

interface Entry {
  dispatch: AppDispatch;
  getCacheEntry: () => { data?: ConversationView | undefined };
  updateCachedData: (change: (draft: ConversationView) => ConversationView | void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Appends and removes by id what the server tells of a conversation [ORD-065, ORD-066], and asks for what was missed
 * after a lost connection, or when a message shows that one before it is missing.
 */
export async function keepConversationLive(ticketId: string, entry: Entry) {
  const stops = [
    subscribe('support_message', (message) => {
      if (message.ticketId === ticketId) hear(message, entry);
    }),
    subscribe('support_message_deleted', (gone) => {
      if (gone.ticketId === ticketId)
        entry.updateCachedData((conversation) => take(conversation, { deleted: [gone._id] }));
    }),
    onReconnected(() => void renew(ticketId, entry)),
  ];
  await entry.cacheEntryRemoved;
  stops.forEach((stop) => stop());
}

function hear(message: SupportMessageView, entry: Entry) {
  const { data } = entry.getCacheEntry();
  if (data && !continues(data, message)) return void renew(message.ticketId, entry);
  return void entry.updateCachedData((conversation) => take(conversation, { messages: [message] }));
}

async function renew(ticketId: string, entry: Entry) {
  const asked = entry.getCacheEntry().data?.messages.at(-1)?.position;
  const newest = await entry.dispatch(askMessages({ ticketId }));
  if (newest) entry.updateCachedData((conversation) => renewNewest(conversation, newest, asked));
}
