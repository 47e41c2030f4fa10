import type { MessageView } from '@manette/contracts/conversation';
import type { FileStorage } from '@manette/platform';
import type { MessageSender } from '../message/index.js';
import { messageViewOf, writtenRowOf, type WrittenMessage } from '../reading/message-view.js';

const storage: Pick<FileStorage, 'signedUrl'> = { signedUrl: (key) => `/uploads/${key}` };

/** A fake of `MessageReads` for commands that return the messages that they have written. */
export class InMemoryMessageReads {
  constructor(private readonly find: (id: string) => WrittenMessage | undefined) {}

  viewOf(message: WrittenMessage, sender: MessageSender | null): MessageView {
    return messageViewOf(writtenRowOf(message, sender), storage);
  }

  async byIds(_conversation: unknown, ids: string[]): Promise<MessageView[]> {
    return ids
      .flatMap((id) => this.find(id) ?? [])
      .filter(({ deletedAt }) => deletedAt === null)
      .map((message) => this.viewOf(message, null));
  }
}
