import { createHash } from 'node:crypto';
import { Clock, Outbox, UnitOfWork, type FileFacts } from '@manette/platform';

/** Runs work without a transaction. */
export class InMemoryUnitOfWork extends UnitOfWork {
  isOpen = false;

  override async run<T>(work: () => Promise<T>): Promise<T> {
    const joins = this.isOpen;
    this.isOpen = true;
    try {
      return await work();
    } finally {
      this.isOpen = joins;
    }
  }
}

/** Collects what is written to the outbox; refuses to write outside a unit of work, as the real one does. */
export class CollectingOutbox extends Outbox {
  readonly events: { topic: string; payload: object }[] = [];
  readonly emitted: { event: string; payload: unknown }[] = [];
  readonly jobs: object[] = [];

  constructor(private readonly unitOfWork: InMemoryUnitOfWork) {
    super();
  }

  override event(topic: string, payload: object): void {
    this.assertOpen();
    this.events.push({ topic, payload });
  }

  override emit(_to: unknown, event: string, payload: unknown): void {
    this.assertOpen();
    this.emitted.push({ event, payload });
  }

  override mail(): void {
    throw new Error('catalog sends no mail');
  }

  override job(_queue: string, _name: string, data: object): void {
    this.assertOpen();
    this.jobs.push(data);
  }

  private assertOpen(): void {
    if (!this.unitOfWork.isOpen) throw new Error('the outbox is written outside a unit of work');
  }
}

export const NOON = new Date('2026-05-01T12:00:00.000Z');

export class NoonClock extends Clock {
  override now(): Date {
    return NOON;
  }
}

/** Files by their keys. */
export class InMemoryFiles {
  readonly files = new Map<string, string>();

  async put(key: string, _body: unknown, contentType: string): Promise<void> {
    this.files.set(key, contentType);
  }

  async delete(key: string): Promise<void> {
    this.files.delete(key);
  }
}

/** Bytes that `InspectFromText` takes for an image of 800 × 600 pixels. */
export const imageOf = (mime: string, content = ''): Uint8Array => Buffer.from(`${mime} ${content}`);

/** Stands in for the process that inspects files: the text of the bytes names the type. */
export class InspectFromText {
  async run(bytes: Uint8Array): Promise<FileFacts> {
    const [mime = ''] = Buffer.from(bytes).toString().split(' ');
    const digest = createHash('sha256').update(bytes).digest('hex');
    return { digest, mime, header: { width: 800, height: 600, tooLarge: false } };
  }
}
