import { messageTypeOf, type Words } from '@manette/contracts/conversation';
import { PublicMessage } from './public-message.js';

/** When something is said, and under which id. */
export interface Moment {
  id: string;
  at: Date;
}

/** The one room in which everybody who passes the gate writes. It gives each message its place, and none twice. */
export class PublicChat {
  /** How many messages were ever written; a deleted one keeps its place. */
  readonly messageCount!: number;

  receive(senderId: string, { content, attachment }: Words, { id, at }: Moment): PublicMessage {
    const position = this.messageCount + 1;
    Object.assign(this, { messageCount: position });
    const type = messageTypeOf(attachment?.contentType);
    return PublicMessage.write({ id, position, content, type, senderId, attachment, createdAt: at });
  }
}
