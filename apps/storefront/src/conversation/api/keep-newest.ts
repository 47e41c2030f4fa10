import type { MessageView } from '@manette/contracts/conversation';
import { amendKept } from '@manette/web-api';
import { conversationAddress, PUBLIC_CHAT, type LoadedConversation } from './conversations';
import { mergeMessages } from './merge-messages';
import { continues } from './renew-newest';

/** The most messages of a conversation that are stored for reading offline. */
const NEWEST = 50;

interface News {
  messages?: MessageView[];
  deleted?: string[];
}

/** Adds news to the stored messages of a conversation; returns them unchanged if earlier messages would be missing. */
export function withNews(
  kept: LoadedConversation,
  { messages = [], deleted = [] }: News,
): LoadedConversation {
  const [first] = messages;
  if (first && !continues(kept, first)) return kept;
  const gone = [...new Set([...deleted, ...kept.deleted])];
  const merged = mergeMessages(kept.messages, messages, gone);
  return {
    ...kept,
    messages: merged.slice(-NEWEST),
    hasMore: kept.hasMore || merged.length > NEWEST,
    deleted: gone,
  };
}

/** Adds news of a ticket's conversation to its stored messages, so that messages seen once can be read offline [POC-022]. */
export function keepNewest(conversationId: string, news: News): void {
  if (conversationId === PUBLIC_CHAT) return;
  void amendKept<LoadedConversation>(conversationAddress(conversationId), (kept) => withNews(kept, news));
}
