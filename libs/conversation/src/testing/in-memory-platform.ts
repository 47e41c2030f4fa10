import { Clock, Outbox, UnitOfWork } from '@manette/platform';

/** Runs the work without a transaction. */
export class InMemoryUnitOfWork extends UnitOfWork {
  private open = 0;

  get isOpen(): boolean {
    return this.open > 0;
  }

  override async run<T>(work: () => Promise<T>): Promise<T> {
    this.open += 1;
    try {
      return await work();
    } finally {
      this.open -= 1;
    }
  }
}

/** Collects what is written to the outbox; refuses writes outside a unit of work, as the real one does. */
export class CollectingOutbox extends Outbox {
  readonly events: { topic: string; payload: object }[] = [];
  readonly emitted: { to: unknown; event: string; payload: unknown }[] = [];
  readonly jobs: { queue: string; data: object }[] = [];

  constructor(private readonly unitOfWork: InMemoryUnitOfWork) {
    super();
  }

  override event(topic: string, payload: object): void {
    this.assertOpen();
    this.events.push({ topic, payload });
  }

  override emit(to: unknown, event: string, payload: unknown): void {
    this.assertOpen();
    this.emitted.push({ to, event, payload });
  }

  override mail(): void {
    throw new Error('conversations send no mail');
  }

  override job(queue: string, _name: string, data: object): void {
    this.assertOpen();
    this.jobs.push({ queue, data });
  }

  private assertOpen(): void {
    if (!this.unitOfWork.isOpen) throw new Error('the outbox is written outside a unit of work');
  }
}

export class FixedClock extends Clock {
  override now(): Date {
    return new Date('2026-03-01T10:00:00Z');
  }
}
