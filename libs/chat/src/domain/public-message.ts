import { keptWords, WrittenMessage, type MessageType, type Words } from '@manette/contracts/conversation';

interface Written extends Words {
  id: string;
  position: number;
  type: MessageType;
  senderId: string;
  createdAt: Date;
}

/** One message of the public chat. */
export class PublicMessage extends WrittenMessage {
  readonly senderId!: string;

  static write({ content, attachment, ...written }: Written): PublicMessage {
    return Object.assign(new PublicMessage(), written, keptWords({ content, attachment }), {
      deletedAt: null,
    });
  }
}
