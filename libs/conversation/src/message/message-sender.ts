import type { MessageView } from '@manette/contracts/conversation';

/** The sender of a message, as users see it next to the message. */
export type MessageSender = Omit<NonNullable<MessageView['sender']>, '_id'>;
