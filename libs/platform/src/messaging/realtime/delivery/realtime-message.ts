import type { RealtimeAction } from '../../outbox/outbox-records.js';

/** A committed row of platform.realtime_message. */
export interface RealtimeMessage {
  /** Higher than the id of every message that was committed before. */
  id: string;
  action: RealtimeAction;
  rooms: string[];
  except: string[];
  /** The event's name; for 'join' and 'leave' the room. */
  topic: string;
  payload: string | null;
  /** When the message was written, right before its commit, by the clock of the process that read it (ms). */
  committedAt?: number;
  /** The span in which the message was written; messages of the previous release have none. */
  traceparent?: string | null;
}
