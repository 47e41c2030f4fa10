import {
  deletePending,
  findPending,
  savePending,
  pendingMessagesOf,
  updatePending,
} from './pending-messages.db';
import { OutboxChannel } from './outbox-channel';
import type { Outgoing } from './outgoing';

/** Returns a message as it is restored from an earlier visit: no request for it is pending any more. */
const waiting = (message: Outgoing): Outgoing => ({
  ...message,
  state: message.state === 'done' ? 'done' : message.refusal === undefined ? 'waiting' : 'failed',
  progress: 0,
});

/**
 * Stores one user's pending messages with their files in an IndexedDB that all tabs share. If the browser refuses to store
 * them (private window, full disk), they are lost on reload, but are still sent.
 */
export class PendingMessageStore {
  private readonly files = new Map<string, File>();
  private readonly stored = new Set<string>();
  private readonly channel: OutboxChannel;

  constructor(
    private readonly userId: string,
    onChangeElsewhere: () => void,
  ) {
    this.channel = new OutboxChannel(onChangeElsewhere);
  }

  async put(message: Outgoing, file: File | undefined): Promise<void> {
    if (file) this.files.set(message.key, file);
    await this.logFailure(async () => {
      await savePending({ userId: this.userId, message, file });
      this.stored.add(message.key);
      this.channel.notify();
    });
  }

  update(message: Outgoing): Promise<void> {
    return this.logFailure(() => updatePending(message));
  }

  fileOf(key: string): File | undefined {
    return this.files.get(key);
  }

  async remove(key: string): Promise<void> {
    this.files.delete(key);
    await this.logFailure(() => deletePending(key));
    this.stored.delete(key);
    this.channel.notify();
  }

  /** Whether another tab has sent or deleted this message meanwhile. */
  async isSettledElsewhere(key: string): Promise<boolean> {
    if (!this.stored.has(key)) return false;
    let settled = false;
    await this.logFailure(async () => {
      const kept = await findPending(key);
      settled = kept === undefined || kept.message.state === 'done';
    });
    return settled;
  }

  /** Returns the keys of the stored messages that this tab knows. */
  keys(): string[] {
    return [...this.stored];
  }

  /** Whether this message could not be stored. */
  isInMemoryOnly(key: string): boolean {
    return !this.stored.has(key);
  }

  /** Loads every pending message of this browser, including those of other tabs. */
  async load(): Promise<Outgoing[]> {
    let messages: Outgoing[] = [];
    await this.logFailure(async () => {
      const found = await pendingMessagesOf(this.userId);
      for (const { message, file } of found) {
        this.stored.add(message.key);
        if (file) this.files.set(message.key, file);
      }
      messages = found.map(({ message }) => waiting(message));
    });
    return messages;
  }

  close(): void {
    this.channel.close();
  }

  private async logFailure(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      console.warn('Unsent messages cannot be kept in this browser', error);
    }
  }
}
