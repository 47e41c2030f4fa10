import type { MessageView } from '@manette/contracts/conversation';

/** Who wrote a message, as people read them beside it. */
export type MessageSender = Omit<NonNullable<MessageView['sender']>, '_id'>;
