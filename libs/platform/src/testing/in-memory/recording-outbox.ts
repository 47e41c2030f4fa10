import type { Audience } from '../../messaging/outbox/audience.js';
import { Outbox, type OutgoingMail } from '../../messaging/outbox/outbox.js';
import type { InMemoryUnitOfWork } from './in-memory-unit-of-work.js';

/** Records the writes to the outbox. If given a unit of work, it throws outside of it, as the real outbox does. */
export class RecordingOutbox extends Outbox {
  readonly events: { topic: string; payload: object }[] = [];
  readonly emitted: { to: Audience; event: string; payload: unknown }[] = [];
  readonly mails: OutgoingMail[] = [];
  readonly jobs: { queue: string; name: string; data: object }[] = [];

  constructor(private readonly unitOfWork?: InMemoryUnitOfWork) {
    super();
  }

  override event(topic: string, payload: object): void {
    this.assertOpen();
    this.events.push({ topic, payload });
  }

  override emit(to: Audience, event: string, payload: unknown): void {
    this.assertOpen();
    this.emitted.push({ to, event, payload });
  }

  override mail(mail: OutgoingMail): void {
    this.assertOpen();
    this.mails.push(mail);
  }

  override job(queue: string, name: string, data: object): void {
    this.assertOpen();
    this.jobs.push({ queue, name, data });
  }

  private assertOpen(): void {
    if (this.unitOfWork?.isOpen === false) throw new Error('the outbox is written outside a unit of work');
  }
}
