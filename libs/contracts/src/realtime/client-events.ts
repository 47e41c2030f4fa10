import type { ErrorCode } from '../errors/index.js';

export type JoinAnswer = { ok: true } | { ok: false; code: ErrorCode };

/** Events to the server (contract, section 6). Each is acknowledged if the sender asks for it. */
export interface ClientEvents {
  join_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  leave_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  /** Sent while the user writes in a joined ticket; forwarded at most once a second. */
  typing: (ticketId: string, answer?: (result: JoinAnswer) => void) => void;
  test_event: (answer?: (result: JoinAnswer) => void) => void;
}
