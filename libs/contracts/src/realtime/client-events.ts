import type { ErrorCode } from '../errors/index.js';
import type { ServerEvents } from './server-events.js';

export type JoinAnswer = { ok: true } | { ok: false; code: ErrorCode };

/** The latest changes of presence, oldest first. */
export interface PresenceChanges {
  changes: ServerEvents['user_status_changed'][];
  /** Whether there were too many to tell, so that what shows presence is to be read again. */
  tooMany: boolean;
}

export type PresenceAnswer = ({ ok: true } & Partial<PresenceChanges>) | { ok: false; code: ErrorCode };

/** Events to the server (contract, section 6). Each is acknowledged if the sender asks for it. */
export interface ClientEvents {
  join_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  leave_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  /** Sent while the user writes in a joined ticket; forwarded at most once a second. */
  typing: (ticketId: string, answer?: (result: JoinAnswer) => void) => void;
  /** From now on this socket is told of presence, if it connected with the query `presence=asked`. Any other always is. */
  watch_presence: (answer: (result: PresenceAnswer) => void) => void;
  unwatch_presence: (answer?: (result: PresenceAnswer) => void) => void;
  /** Whether the page is in sight: on connecting, and at each change of `visibilityState` [POC-050]. */
  page_visible: (isVisible: boolean, answer?: (result: JoinAnswer) => void) => void;
  test_event: (answer?: (result: JoinAnswer) => void) => void;
}
