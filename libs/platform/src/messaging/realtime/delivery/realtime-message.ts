import type { RealtimeAction } from '../../outbox/outbox-records.js';

/** A committed row of platform.realtime_message. */
export interface RealtimeMessage {
  /** Higher than that of every message committed before. */
  id: string;
  action: RealtimeAction;
  rooms: string[];
  except: string[];
  /** The event's name, or for 'join' and 'leave' the room. */
  topic: string;
  payload: string | null;
  /** When it was written, right before its commit, by the clock of the process that read it (ms). */
  committedAt?: number;
  /** The span in which it was written; messages of the release before have none. */
  traceparent?: string | null;
}
