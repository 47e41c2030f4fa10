import type { MessageView } from '@manette/contracts/conversation';
import { amendKept } from '@manette/web-api';
import { conversationAddress, PUBLIC_CHAT, type LoadedConversation } from './conversations';
import { mergeMessages } from './merge-messages';
import { continues } from './renew-newest';

/** What is kept of a conversation to be read without a network. */
const NEWEST = 50;

interface News {
  messages?: MessageView[];
  deleted?: string[];
}

/** The newest messages of a kept conversation with what has happened since; unchanged where earlier messages would be missing. */
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

/** Takes news of a ticket's conversation over into what is kept of it: what was seen is there without a network [POC-022]. */
export function keepNewest(conversationId: string, news: News): void {
  if (conversationId === PUBLIC_CHAT) return;
  void amendKept<LoadedConversation>(conversationAddress(conversationId), (kept) => withNews(kept, news));
}
