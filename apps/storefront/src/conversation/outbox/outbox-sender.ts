import { newIdempotencyKey } from '@manette/web-api';
import type { AppDispatch } from '@manette/web-store';
import { afterFailure } from './after-failure';
import { sendFailureOf, SENDING_FAILED } from './send-failure';
import { withConversationLock } from './conversation-lock';
import { watchNetwork } from './watch-network';
import { mayBeDuplicate, nextToSend, nextTry } from './next-to-send';
import { happened } from './outgoing.slice';
import type { Outgoing, OutgoingAction } from './outgoing';
import { notifyFailure } from './notify-failure';
import { startAttempt } from './send-attempt';
import { PendingMessageStore } from './pending-message-store';
import { hasPendingMessages } from './pending-flag';

export interface NewMessage {
  conversationId: string;
  content: string;
  file?: File | undefined;
  /** Position of the newest message shown to the writer. */
  after: number;
}

/**
 * Sends one user's messages to the server, in each conversation one after the other. A message is stored in the browser until
 * it is sent, survives a reload and is retried when the network returns, always with its own idempotency key.
 */
export class OutboxSender {
  private readonly busy = new Set<string>();
  private readonly aborts = new Set<() => void>();
  private readonly store: PendingMessageStore;
  private readonly stopWatching: () => void;
  private timer?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly dispatch: AppDispatch,
    private readonly queue: () => Outgoing[],
    private readonly isOnline: () => boolean,
    userId: string,
  ) {
    this.store = new PendingMessageStore(userId, () => void this.restore());
    this.stopWatching = watchNetwork({
      onAvailable: () => {
        this.emit({ type: 'networkReturned' });
        this.sendDue();
      },
      onLost: () => this.aborts.forEach((abort) => abort()),
    });
    if (hasPendingMessages()) void this.restore();
  }

  /** Queues a message: it is shown immediately and stored until the server acknowledges it. */
  async write({ file, ...message }: NewMessage): Promise<void> {
    const key = newIdempotencyKey();
    const writtenAt = Math.max(Date.now(), ...this.queue().map((other) => other.writtenAt + 1));
    const described = file && { name: file.name, size: file.size, type: file.type };
    this.emit({ type: 'written', message: { ...message, key, file: described, writtenAt } });
    await this.persist(key, file);
    this.sendDue();
  }

  /** Retries a failed message. The server remembers a refusal by its key, so a refused message gets a new key. */
  async retry(message: Outgoing): Promise<void> {
    if (message.refusal === undefined) {
      this.emit({ type: 'retried', key: message.key });
    } else {
      const key = newIdempotencyKey();
      const file = this.store.fileOf(message.key);
      const { conversationId, content, writtenAt, after } = message;
      this.emit({
        type: 'written',
        message: { key, conversationId, content, file: message.file, writtenAt, after },
      });
      await this.persist(key, file);
      await this.discard(message.key);
    }
    this.sendDue();
  }

  /** Deletes a message at its writer's request. */
  async discard(key: string): Promise<void> {
    this.emit({ type: 'discarded', key });
    await this.store.remove(key);
    this.sendDue();
  }

  fileOf(key: string): File | undefined {
    return this.store.fileOf(key);
  }

  stop(): void {
    this.stopWatching();
    this.store.close();
    clearTimeout(this.timer);
    this.aborts.forEach((abort) => abort());
  }

  /** Queues the messages that earlier visits and other tabs stored, and drops those that another tab has sent or deleted. */
  private async restore(): Promise<void> {
    const messages = await this.store.load();
    const known = new Set(messages.map(({ key }) => key));
    for (const { key, state } of this.queue())
      if (!known.has(key) && state !== 'sending' && !this.store.isInMemoryOnly(key))
        this.emit({ type: 'discarded', key });
    this.emit({ type: 'restored', messages });
    this.sendDue();
  }

  /** Sends the messages that are due in every conversation, and sets a timer for the next one. */
  private sendDue(): void {
    clearTimeout(this.timer);
    const idle = this.queue().filter(({ conversationId }) => !this.busy.has(conversationId));
    for (const { conversationId } of idle)
      if (nextToSend(idle, conversationId, Date.now())) void this.sendAll(conversationId);
    const next = nextTry(this.queue().filter(({ conversationId }) => !this.busy.has(conversationId)));
    if (next !== undefined) this.timer = setTimeout(() => this.sendDue(), Math.max(1, next - Date.now()));
  }

  private async sendAll(conversationId: string): Promise<void> {
    if (this.busy.has(conversationId)) return;
    this.busy.add(conversationId);
    const next = () => nextToSend(this.queue(), conversationId, Date.now());
    try {
      for (let message = next(); message; message = next()) {
        const { key } = message;
        await withConversationLock(conversationId, () => this.deliver(key));
      }
    } finally {
      this.busy.delete(conversationId);
    }
    this.sendDue();
  }

  private async deliver(key: string): Promise<void> {
    const message = this.find(key);
    if (!message) return;
    if (await this.store.isSettledElsewhere(key)) return this.emit({ type: 'acknowledged', key });
    if (mayBeDuplicate(message, Date.now()))
      return this.emit({ type: 'refused', key, refusal: SENDING_FAILED });
    this.emit({ type: 'started', key, now: Date.now() });
    const sending = this.find(key) ?? message;
    // Stored before the request, so that after a reload the sender knows that the server may have received the message.
    await this.store.update(sending);
    this.emit(await this.outcome(sending));
    const left = this.find(key);
    if (left) await this.store.update(left);
    for (const kept of this.store.keys()) if (!this.find(kept)) await this.store.remove(kept);
  }

  private async outcome(message: Outgoing): Promise<OutgoingAction> {
    const { key } = message;
    const progressed = (progress: number) => this.emit({ type: 'progressed', key, progress });
    const { answer, abort } = startAttempt(this.dispatch, message, this.store.fileOf(key), progressed);
    this.aborts.add(abort);
    try {
      const { position } = await answer;
      return { type: 'acknowledged', key, position };
    } catch (error) {
      const failure = sendFailureOf(error);
      notifyFailure(failure, message, this.isOnline());
      return afterFailure(failure, message, Date.now());
    } finally {
      this.aborts.delete(abort);
    }
  }

  private async persist(key: string, file: File | undefined): Promise<void> {
    const message = this.find(key);
    if (message) await this.store.put(message, file);
  }

  private find(key: string): Outgoing | undefined {
    return this.queue().find((message) => message.key === key);
  }

  private emit(action: OutgoingAction): void {
    this.dispatch(happened(action));
  }
}
