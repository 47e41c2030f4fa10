import type { MessageType } from '@manette/contracts/conversation';
import { bodyFields, ConversationMessage } from '@manette/conversation/message';
import type { FieldsOf, MessageBody } from '@manette/conversation/message';

interface NewPublicMessage extends MessageBody {
  id: string;
  position: number;
  type: MessageType;
  senderId: string;
  createdAt: Date;
}

/** One message of the public chat. */
export class PublicMessage extends ConversationMessage {
  readonly senderId!: string;

  static of({ content, attachment, ...rest }: NewPublicMessage): PublicMessage {
    const fields: FieldsOf<PublicMessage> = {
      ...rest,
      ...bodyFields({ content, attachment }),
      deletedAt: null,
    };
    return Object.assign(new PublicMessage(), fields);
  }
}
