import {
  deletePending,
  findPending,
  savePending,
  pendingMessagesOf,
  updatePending,
} from './pending-messages.db';
import { OutboxChannel } from './outbox-channel';
import type { Outgoing } from './outgoing';

/** A message as it comes back from an earlier visit: nobody has it on the wire any more. */
const waiting = (message: Outgoing): Outgoing => ({
  ...message,
  state: message.state === 'done' ? 'done' : message.refusal === undefined ? 'waiting' : 'failed',
  progress: 0,
});

/**
 * Where one person's unsent messages lie, with their files: in the browser's database, which all tabs share. A browser
 * that refuses to keep them (private window, full disk) only loses what a reload would have saved.
 */
export class PendingMessageStore {
  private readonly files = new Map<string, File>();
  private readonly kept = new Set<string>();
  private readonly tabs: OutboxChannel;

  constructor(
    private readonly userId: string,
    onOtherTab: () => void,
  ) {
    this.tabs = new OutboxChannel(onOtherTab);
  }

  async put(message: Outgoing, file: File | undefined): Promise<void> {
    if (file) this.files.set(message.key, file);
    await this.quietly(async () => {
      await savePending({ userId: this.userId, message, file });
      this.kept.add(message.key);
      this.tabs.tell();
    });
  }

  note(message: Outgoing): Promise<void> {
    return this.quietly(() => updatePending(message));
  }

  fileOf(key: string): File | undefined {
    return this.files.get(key);
  }

  async remove(key: string): Promise<void> {
    this.files.delete(key);
    await this.quietly(() => deletePending(key));
    this.kept.delete(key);
    this.tabs.tell();
  }

  /** Whether another tab has settled this message meanwhile. */
  async isGone(key: string): Promise<boolean> {
    if (!this.kept.has(key)) return false;
    let gone = false;
    await this.quietly(async () => {
      const kept = await findPending(key);
      gone = kept === undefined || kept.message.state === 'done';
    });
    return gone;
  }

  /** The messages that lie here, as far as this tab knows. */
  keys(): string[] {
    return [...this.kept];
  }

  /** Whether this message only lives in this tab. */
  isUnkept(key: string): boolean {
    return !this.kept.has(key);
  }

  /** Everything that waits in this browser, also what other tabs have written. */
  async collect(): Promise<Outgoing[]> {
    let messages: Outgoing[] = [];
    await this.quietly(async () => {
      const found = await pendingMessagesOf(this.userId);
      for (const { message, file } of found) {
        this.kept.add(message.key);
        if (file) this.files.set(message.key, file);
      }
      messages = found.map(({ message }) => waiting(message));
    });
    return messages;
  }

  close(): void {
    this.tabs.close();
  }

  private async quietly(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      console.warn('Unsent messages cannot be kept in this browser', error);
    }
  }
}
