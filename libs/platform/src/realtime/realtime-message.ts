import type { RealtimeAction } from '../outbox/outbox-records.js';

/** A committed row of platform.realtime_message. */
export interface RealtimeMessage {
  transaction: string;
  id: string;
  action: RealtimeAction;
  rooms: string[];
  except: string[];
  /** The event's name, or for 'join' and 'leave' the room. */
  topic: string;
  payload: string | null;
  /** False while an older transaction still runs, whose messages would have to come first. */
  ready: boolean;
}
