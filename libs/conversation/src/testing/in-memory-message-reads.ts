import type { MessageView } from '@manette/contracts/conversation';
import type { FileStorage } from '@manette/platform';
import type { ConversationMessage } from '../message/index.js';
import { messageViewOf } from '../reading/message-view.js';
import { rowOf } from './row-of.js';

type SentMessage = ConversationMessage & { senderId: string | null };

const storage: Pick<FileStorage, 'signedUrl'> = { signedUrl: (key) => `/uploads/${key}` };
const unknownSender = { username: null, role: null, profile_picture: null };

/** Stands in for `MessageReads` where commands read the messages that they have written. */
export class InMemoryMessageReads {
  constructor(private readonly find: (id: string) => SentMessage | undefined) {}

  async byIds(_conversation: unknown, ids: string[]): Promise<MessageView[]> {
    return ids
      .flatMap((id) => this.find(id) ?? [])
      .filter(({ deletedAt }) => deletedAt === null)
      .map((message) => messageViewOf({ ...rowOf(message), ...unknownSender }, storage));
  }
}
