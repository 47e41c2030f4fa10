import { currentTraceparent } from '../../core/telemetry/tracing.js';
import { currentTransaction } from '../../database/unit-of-work/current-transaction.js';

/** What a realtime row does with the sockets in some rooms. */
export type RealtimeAction = 'emit' | 'disconnect' | 'join' | 'leave';

/** What a transaction writes into the outbox; an event is `heard` when this release has a consumer of it. */
export type OutboxRecord = (
  | { kind: 'event'; topic: string; payload: unknown; heard: boolean }
  | { kind: 'mail'; topic: string; payload: unknown }
  | { kind: 'job'; topic: string; payload: { name: string; data: unknown } }
  | {
      kind: 'realtime';
      action: RealtimeAction;
      rooms: string[];
      except: string[];
      topic: string;
      payload: unknown;
    }
) & {
  /** The span in which it was added. */
  traceparent?: string;
};

const recordsByTransaction = new WeakMap<object, OutboxRecord[]>();

/** @throws Error outside a unit of work, where nothing would ever write a record */
export function assertInUnitOfWork(): object {
  const transaction = currentTransaction();
  if (!transaction) throw new Error('the outbox is written inside a unit of work only');
  return transaction;
}

/** Adds a record to the running unit of work, which writes it before its commit. @throws Error outside a unit of work */
export function addOutboxRecord(record: OutboxRecord): void {
  const transaction = assertInUnitOfWork();
  const records = recordsByTransaction.get(transaction) ?? [];
  // A copy: the caller may change the object later in the unit of work.
  records.push(JSON.parse(JSON.stringify({ ...record, traceparent: currentTraceparent() })) as OutboxRecord);
  recordsByTransaction.set(transaction, records);
}

/** The records of the running unit of work, in the order in which they were added. */
export function outboxRecords(): readonly OutboxRecord[] {
  const transaction = currentTransaction();
  return (transaction && recordsByTransaction.get(transaction)) ?? [];
}
