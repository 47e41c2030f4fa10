import type { ChatStanding } from '@manette/contracts/chat';
import type { MessagesAnswer } from '@manette/contracts/conversation';

/** The id of the public chat; every other conversation id is a ticket's id. */
export const PUBLIC_CHAT = 'public';

/** The loaded part of a conversation. */
export interface LoadedConversation extends MessagesAnswer {
  /** In a ticket: the position up to which the user's side had read before this response; later messages are new. */
  readTo?: number;
  /** In the public chat: whether the user may write, and how often. */
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
