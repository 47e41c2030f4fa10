/** A row of platform.outbox as the relay reads it. */
export interface OutboxRow {
  id: string;
  message_id: string;
  kind: 'event' | 'mail' | 'job';
  topic: string;
  payload: unknown;
  attempts: number;
  /** The span in which it was written; null when nothing was traced. */
  traceparent: string | null;
  /** Those of an event that were noted when it was written, of this release or another. */
  consumers: string[];
  /** Those of an event that would do nothing with it, as its writer found; empty in rows of the release before. */
  unheard: string[];
  /** False while an older transaction is running, as its rows would come first. */
  ready: boolean;
}
