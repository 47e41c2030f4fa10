/** A row of platform.outbox as the relay reads it. */
export interface OutboxRow {
  id: string;
  message_id: string;
  kind: 'event' | 'mail' | 'job';
  topic: string;
  payload: unknown;
  attempts: number;
  /** The span in which the row was written; null when nothing was traced. */
  traceparent: string | null;
  /** The consumers of an event that were registered when it was written, of this release or another. */
  consumers: string[];
  /** The consumers that would ignore the event, as its writer found; empty in rows of the previous release. */
  unheard: string[];
  /** False while an older transaction is running, as its rows must come first. */
  ready: boolean;
}
