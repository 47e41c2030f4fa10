import { PublicMessageNotFound } from '../domain/public-chat.errors.js';
import { PublicChat } from '../domain/public-chat.js';
import { PublicChatRepository } from '../domain/public-chat.repository.js';
import { Writer } from '../domain/writer.js';
import type { PublicMessage } from '../domain/public-message.js';

/** The public chat in memory. */
export class InMemoryPublicChatRepository extends PublicChatRepository {
  readonly messages = new Map<string, PublicMessage>();
  private readonly chat = Object.assign(new PublicChat(), { messageCount: 0, slowModeSeconds: 0 });

  async lock(): Promise<PublicChat> {
    return this.chat;
  }

  async lockFor(writerId: string): Promise<{ chat: PublicChat; writer: Writer; sender: null }> {
    return { chat: this.chat, writer: await this.writer(writerId), sender: null };
  }

  async writer(id: string): Promise<Writer> {
    const { slowModeSeconds } = this.chat;
    const last = [...this.messages.values()].findLast(({ senderId }) => senderId === id);
    const standing = { slowModeSeconds, lastWrittenAt: last?.createdAt ?? null };
    return new Writer({ isMuted: false, mutedUntil: null, ...standing });
  }

  /** Does nothing, because the chat object itself is the stored one. */
  async saveSlowMode(): Promise<void> {}

  async lockMessage(id: string): Promise<PublicMessage> {
    const message = this.messages.get(id);
    if (!message || message.deletedAt) throw new PublicMessageNotFound();
    return message;
  }

  async add(_chat: PublicChat, messages: PublicMessage[]): Promise<void> {
    for (const message of messages) this.messages.set(message.id, message);
  }

  async save(message: PublicMessage): Promise<void> {
    this.messages.set(message.id, message);
  }
}
