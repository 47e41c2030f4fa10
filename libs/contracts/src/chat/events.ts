/** Integration events that the public chat publishes; the values are outbox topics. */
export const chatEvents = { messagePosted: 'chat.message-posted' } as const;

/** A user posted a message in the public chat. */
export interface PublicMessagePosted {
  messageId: string;
  senderId: string;
  sender: string;
  content: string;
}
