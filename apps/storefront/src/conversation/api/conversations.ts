import type { MessagesAnswer } from '@manette/contracts/conversation';

/** Names the public chat among the conversations; every other name is a ticket's id. */
export const PUBLIC_CHAT = 'public';

/** A conversation as far as it is shown. */
export interface LoadedConversation extends MessagesAnswer {
  /** In a ticket: up to which position the reader's side had read before it asked; what others wrote after it is new. */
  readTo?: number;
}

/** Where the messages of a conversation are asked for. */
export const conversationAddress = (id: string): string =>
  id === PUBLIC_CHAT ? '/messages/public' : `/messages/support/${encodeURIComponent(id)}`;

/** Where a message is sent, and what names its conversation there. */
export const postAddress = (id: string): { url: string; fields: Record<string, string> } =>
  id === PUBLIC_CHAT
    ? { url: '/messages/public', fields: {} }
    : { url: '/messages/support', fields: { ticketId: id } };

export const messageAddress = (conversationId: string, messageId: string): string =>
  conversationId === PUBLIC_CHAT ? `/messages/public/${messageId}` : `/messages/support/message/${messageId}`;
