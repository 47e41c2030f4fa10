import type { MessageView } from '@manette/contracts/conversation';
import { onReconnected } from '@manette/web-realtime';
import type { AppDispatch } from '@manette/web-store';
import { fetchMessages } from './fetch-messages';
import { subscribeToConversation } from './conversation-events';
import type { LoadedConversation } from './conversations';
import { keepNewest } from './keep-newest';
import { take } from './merge-messages';
import { continues, renewNewest } from './renew-newest';

interface Entry {
  dispatch: AppDispatch;
  getCacheEntry: () => { data?: LoadedConversation | undefined };
  updateCachedData: (change: (draft: LoadedConversation) => LoadedConversation | void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

/**
 * Applies the socket events of a conversation to its cache entry [ORD-065, ORD-066, CHAT-017, CHAT-018], and refetches the
 * newest messages after a reconnection or when a message reveals a gap.
 */
export async function syncConversation(id: string, entry: Entry) {
  const stops = [
    subscribeToConversation(id, {
      arrived: (message) => {
        keepNewest(id, { messages: [message] });
        receive(id, message, entry);
      },
      deleted: (gone) => {
        keepNewest(id, { deleted: [gone] });
        entry.updateCachedData((conversation) => take(conversation, { deleted: [gone] }));
      },
    }),
    onReconnected(() => void renew(id, entry)),
  ];
  await entry.cacheEntryRemoved;
  stops.forEach((stop) => stop());
}

function receive(id: string, message: MessageView, entry: Entry) {
  const { data } = entry.getCacheEntry();
  if (data && !continues(data, message)) return void renew(id, entry);
  return void entry.updateCachedData((conversation) => take(conversation, { messages: [message] }));
}

async function renew(conversationId: string, entry: Entry) {
  const asked = entry.getCacheEntry().data?.messages.at(-1)?.position;
  const newest = await entry.dispatch(fetchMessages({ conversationId }));
  if (newest) entry.updateCachedData((conversation) => renewNewest(conversation, newest, asked));
}
