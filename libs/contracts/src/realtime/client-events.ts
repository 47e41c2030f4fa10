import type { ErrorCode } from '../errors/index.js';
import type { ServerEvents } from './server-events.js';

export type JoinAnswer = { ok: true } | { ok: false; code: ErrorCode };

/** The latest changes of presence, oldest first. */
export interface PresenceChanges {
  changes: ServerEvents['user_status_changed'][];
  /** Whether there were too many changes to list, so that pages must read the presence again. */
  tooMany: boolean;
}

export type PresenceAnswer = ({ ok: true } & Partial<PresenceChanges>) | { ok: false; code: ErrorCode };

/** Events to the server (contract, section 6). Each is acknowledged if the sender passes a callback. */
export interface ClientEvents {
  join_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  leave_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  /** Sent while the user writes in a joined ticket; forwarded at most once a second. */
  typing: (ticketId: string, answer?: (result: JoinAnswer) => void) => void;
  /**
   * Subscribes a socket that connected with the query `presence=asked` to changes of presence. All other sockets always receive
   * them.
   */
  watch_presence: (answer: (result: PresenceAnswer) => void) => void;
  unwatch_presence: (answer?: (result: PresenceAnswer) => void) => void;
  /** Whether the page is visible. Sent after connecting and at each change of `visibilityState` [POC-050]. */
  page_visible: (isVisible: boolean, answer?: (result: JoinAnswer) => void) => void;
  test_event: (answer?: (result: JoinAnswer) => void) => void;
}
