import type { ChatStanding } from '@manette/contracts/chat';
import type { MessagesAnswer } from '@manette/contracts/conversation';

/** Names the public chat among the conversations; every other name is a ticket's id. */
export const PUBLIC_CHAT = 'public';

/** A conversation as far as it has been loaded. */
export interface LoadedConversation extends MessagesAnswer {
  /** In a ticket: the position up to which the reader's side had read before this answer; later messages are new. */
  readTo?: number;
  /** In the public chat: whether the reader may write, and how fast. */
  chat?: ChatStanding;
}

/** The path of a conversation's messages. */
export const conversationAddress = (id: string): string =>
  id === PUBLIC_CHAT ? '/messages/public' : `/messages/support/${encodeURIComponent(id)}`;

/** The path to post a message to, and the fields that name its conversation. */
export const postAddress = (id: string): { url: string; fields: Record<string, string> } =>
  id === PUBLIC_CHAT
    ? { url: '/messages/public', fields: {} }
    : { url: '/messages/support', fields: { ticketId: id } };

export const messageAddress = (conversationId: string, messageId: string): string =>
  conversationId === PUBLIC_CHAT ? `/messages/public/${messageId}` : `/messages/support/message/${messageId}`;
