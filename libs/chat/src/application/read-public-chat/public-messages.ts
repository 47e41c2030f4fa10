import type { MessageListQuery, MessagesAnswer, MessageView } from '@manette/contracts/conversation';

/** Messages as people read them; a file's address is signed at the time of reading. */
export abstract class PublicMessages {
  /** The newest, those before, or those after a message [API-034]. Throws `UnknownPlace`. */
  abstract page(place: MessageListQuery): Promise<MessagesAnswer>;
  /** Throws `PublicMessageNotFound`. */
  abstract find(id: string): Promise<MessageView>;
}
