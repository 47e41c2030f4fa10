import type { MessageListQuery } from '@manette/contracts/conversation';
import type { ConversationPage, SupportMessageView } from '@manette/contracts/orders';

/** Messages as people read them; a file's address is signed at the time of reading. */
export abstract class Conversations {
  /** The newest, those before, or those after a message. Throws `UnknownPlace`. */
  abstract page(ticketId: string, place: MessageListQuery): Promise<ConversationPage>;
  /** The ids of the messages that were deleted last, the latest first. */
  abstract deletions(ticketId: string): Promise<string[]>;
  /** These messages, in the order they were said. */
  abstract messages(ids: string[]): Promise<SupportMessageView[]>;
}
