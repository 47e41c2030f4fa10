import { currentTraceparent } from '../../core/telemetry/tracing.js';
import { currentTransaction } from '../../database/unit-of-work/current-transaction.js';
import type { EventConsumer } from './integration-events.js';

/** The action of a realtime row on the sockets in its rooms. */
export type RealtimeAction = 'emit' | 'disconnect' | 'join' | 'leave';

interface EventRecord {
  kind: 'event';
  topic: string;
  payload: unknown;
  /** The consumers of this release. */
  consumers: readonly EventConsumer[];
}
interface RealtimeRecord {
  kind: 'realtime';
  action: RealtimeAction;
  rooms: string[];
  except: string[];
  topic: string;
  payload: unknown;
}
type WorkRecord =
  | { kind: 'mail'; topic: string; payload: unknown }
  | { kind: 'job'; topic: string; payload: { name: string; data: unknown } };

/** A record that a transaction writes into the outbox. */
export type OutboxRecord = EventRecord | RealtimeRecord | WorkRecord;

type Kept<One extends OutboxRecord> = One extends unknown
  ? Omit<One, 'payload'> & {
      /** The payload as JSON. */
      payload: string | null;
      /** The span in which the record was added. */
      traceparent?: string;
    }
  : never;
export type KeptRecord = Kept<OutboxRecord>;
export type KeptEvent = Kept<EventRecord>;

const recordsByTransaction = new WeakMap<object, KeptRecord[]>();

/** Returns the current transaction. @throws Error outside a unit of work, where no record would ever be written */
export function assertInUnitOfWork(): object {
  const transaction = currentTransaction();
  if (!transaction) throw new Error('the outbox is written inside a unit of work only');
  return transaction;
}

/** Adds a record to the current unit of work, which writes it before its commit. @throws Error outside a unit of work */
export function addOutboxRecord(record: OutboxRecord): void {
  const transaction = assertInUnitOfWork();
  const records = recordsByTransaction.get(transaction) ?? [];
  const traceparent = currentTraceparent();
  // Serialized now, as the caller may change the object later in the unit of work.
  const payload = record.payload === null ? null : JSON.stringify(record.payload);
  records.push({ ...record, payload, ...(traceparent === undefined ? {} : { traceparent }) });
  recordsByTransaction.set(transaction, records);
}

/** Returns the records of the current unit of work, in the order in which they were added. */
export function outboxRecords(): readonly KeptRecord[] {
  const transaction = currentTransaction();
  return (transaction && recordsByTransaction.get(transaction)) ?? [];
}
