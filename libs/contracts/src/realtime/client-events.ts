import type { ErrorCode } from '../errors/index.js';

export type JoinAnswer = { ok: true } | { ok: false; code: ErrorCode };

/** Events to the server (contract, section 6). */
export interface ClientEvents {
  join_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  leave_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  /** Said while somebody writes in a ticket they have joined; at most once a second is passed on. */
  typing: (ticketId: string) => void;
  test_event: () => void;
}
