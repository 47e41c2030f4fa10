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
  /** Position of the newest message that the writer sees. */
  after: number;
}

/**
 * Brings what one person wrote to the server, each conversation's messages one after the other. What cannot be sent now is
 * kept in the browser, survives a reload and is tried again when the line returns, always under its own key.
 */
export class OutboxSender {
  private readonly busy = new Set<string>();
  private readonly aborts = new Set<() => void>();
  private readonly box: PendingMessageStore;
  private readonly stopWatching: () => void;
  private timer?: ReturnType<typeof setTimeout>;

  constructor(
    private readonly dispatch: AppDispatch,
    private readonly queue: () => Outgoing[],
    private readonly lineIsUp: () => boolean,
    userId: string,
  ) {
    this.box = new PendingMessageStore(userId, () => void this.collect());
    this.stopWatching = watchNetwork({
      returned: () => {
        this.tell({ type: 'lineReturned' });
        this.go();
      },
      lost: () => this.aborts.forEach((abort) => abort()),
    });
    if (hasPendingMessages()) void this.collect();
  }

  /** Takes a message over: it shows at once, and is kept until the server has it. */
  async write({ file, ...message }: NewMessage): Promise<void> {
    const key = newIdempotencyKey();
    const writtenAt = Math.max(Date.now(), ...this.queue().map((other) => other.writtenAt + 1));
    const known = file && { name: file.name, size: file.size, type: file.type };
    this.tell({ type: 'written', message: { ...message, key, file: known, writtenAt } });
    await this.keep(key, file);
    this.go();
  }

  /** Sends again what failed. The server remembers a refusal by its key: such a message gets a new one. */
  async retry(message: Outgoing): Promise<void> {
    if (message.refusal === undefined) {
      this.tell({ type: 'retried', key: message.key });
    } else {
      const key = newIdempotencyKey();
      const file = this.box.fileOf(message.key);
      const { conversationId, content, writtenAt, after } = message;
      this.tell({
        type: 'written',
        message: { key, conversationId, content, file: message.file, writtenAt, after },
      });
      await this.keep(key, file);
      await this.discard(message.key);
    }
    this.go();
  }

  /** Forgets a message that its writer takes back. */
  async discard(key: string): Promise<void> {
    this.tell({ type: 'discarded', key });
    await this.box.remove(key);
    this.go();
  }

  fileOf(key: string): File | undefined {
    return this.box.fileOf(key);
  }

  stop(): void {
    this.stopWatching();
    this.box.close();
    clearTimeout(this.timer);
    this.aborts.forEach((abort) => abort());
  }

  /** Takes over what earlier visits and other tabs have left, and forgets what another tab has settled. */
  private async collect(): Promise<void> {
    const messages = await this.box.collect();
    const known = new Set(messages.map(({ key }) => key));
    for (const { key, state } of this.queue())
      if (!known.has(key) && state !== 'sending' && !this.box.isUnkept(key))
        this.tell({ type: 'discarded', key });
    this.tell({ type: 'restored', messages });
    this.go();
  }

  /** Sends in every conversation what is due, and wakes up for what is due later. */
  private go(): void {
    clearTimeout(this.timer);
    const idle = this.queue().filter(({ conversationId }) => !this.busy.has(conversationId));
    for (const { conversationId } of idle)
      if (nextToSend(idle, conversationId, Date.now())) void this.empty(conversationId);
    const next = nextTry(this.queue().filter(({ conversationId }) => !this.busy.has(conversationId)));
    if (next !== undefined) this.timer = setTimeout(() => this.go(), Math.max(1, next - Date.now()));
  }

  private async empty(conversationId: string): Promise<void> {
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
    this.go();
  }

  private async deliver(key: string): Promise<void> {
    const message = this.find(key);
    if (!message) return;
    if (await this.box.isGone(key)) return this.tell({ type: 'acknowledged', key });
    if (mayBeDuplicate(message, Date.now()))
      return this.tell({ type: 'refused', key, refusal: SENDING_FAILED });
    this.tell({ type: 'started', key, now: Date.now() });
    const onTheWire = this.find(key) ?? message;
    // Noted before it goes, so that a reload in the middle knows that the server may have it.
    await this.box.note(onTheWire);
    this.tell(await this.outcome(onTheWire));
    const left = this.find(key);
    if (left) await this.box.note(left);
    for (const kept of this.box.keys()) if (!this.find(kept)) await this.box.remove(kept);
  }

  private async outcome(message: Outgoing): Promise<OutgoingAction> {
    const { key } = message;
    const progressed = (progress: number) => this.tell({ type: 'progressed', key, progress });
    const { answer, abort } = startAttempt(this.dispatch, message, this.box.fileOf(key), progressed);
    this.aborts.add(abort);
    try {
      const { position } = await answer;
      return { type: 'acknowledged', key, position };
    } catch (error) {
      const failure = sendFailureOf(error);
      notifyFailure(failure, message, this.lineIsUp());
      return afterFailure(failure, message, Date.now());
    } finally {
      this.aborts.delete(abort);
    }
  }

  private async keep(key: string, file: File | undefined): Promise<void> {
    const message = this.find(key);
    if (message) await this.box.put(message, file);
  }

  private find(key: string): Outgoing | undefined {
    return this.queue().find((message) => message.key === key);
  }

  private tell(action: OutgoingAction): void {
    this.dispatch(happened(action));
  }
}
