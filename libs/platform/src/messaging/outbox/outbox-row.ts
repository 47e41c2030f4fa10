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
  /** False while an older transaction is running, as its rows would come first. */
  ready: boolean;
}
