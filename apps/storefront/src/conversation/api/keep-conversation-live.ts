import type { MessageView } from '@manette/contracts/conversation';
import { onReconnected } from '@manette/web-realtime';
import type { AppDispatch } from '@manette/web-store';
import { askMessages } from './fetch-messages';
import { hearConversation } from './conversation-events';
import type { ShownConversation } from './conversations';
import { take } from './merge-messages';
import { continues, renewNewest } from './renew-newest';

interface Entry {
  dispatch: AppDispatch;
  getCacheEntry: () => { data?: ShownConversation | undefined };
  updateCachedData: (change: (draft: ShownConversation) => ShownConversation | void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Appends and removes by id what the server tells of a conversation [ORD-065, ORD-066, CHAT-017, CHAT-018], and asks
 * for what was missed after a lost connection, or when a message shows that one before it is missing.
 */
export async function keepConversationLive(id: string, entry: Entry) {
  const stops = [
    hearConversation(id, {
      arrived: (message) => hear(id, message, entry),
      deleted: (gone) => entry.updateCachedData((conversation) => take(conversation, { deleted: [gone] })),
    }),
    onReconnected(() => void renew(id, entry)),
  ];
  await entry.cacheEntryRemoved;
  stops.forEach((stop) => stop());
}

function hear(id: string, message: MessageView, entry: Entry) {
  const { data } = entry.getCacheEntry();
  if (data && !continues(data, message)) return void renew(id, entry);
  return void entry.updateCachedData((conversation) => take(conversation, { messages: [message] }));
}

async function renew(conversationId: string, entry: Entry) {
  const asked = entry.getCacheEntry().data?.messages.at(-1)?.position;
  const newest = await entry.dispatch(askMessages({ conversationId }));
  if (newest) entry.updateCachedData((conversation) => renewNewest(conversation, newest, asked));
}
