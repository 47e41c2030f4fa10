import type { MessageListQuery } from '@manette/contracts/conversation';
import type { ConversationPage, SupportMessageView } from '@manette/contracts/orders';

/** Messages as people read them; a file's address is signed at the time of reading. */
export abstract class Conversations {
  /** The newest, those before, or those after a message. Throws `UnknownPlace`. */
  abstract page(ticketId: string, place: MessageListQuery): Promise<ConversationPage>;
  /** These messages, in the order they were said. */
  abstract messages(ids: string[]): Promise<SupportMessageView[]>;
}
