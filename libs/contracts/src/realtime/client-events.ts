import type { ErrorCode } from '../errors/index.js';

export type JoinAnswer = { ok: true } | { ok: false; code: ErrorCode };

/** Events to the server (contract, section 6). Each is acknowledged, if the sender asks for it. */
export interface ClientEvents {
  join_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  leave_ticket: (ticketId: string, answer: (result: JoinAnswer) => void) => void;
  /** Said while somebody writes in a ticket they have joined; at most once a second is passed on. */
  typing: (ticketId: string, answer?: (result: JoinAnswer) => void) => void;
  test_event: (answer?: (result: JoinAnswer) => void) => void;
}
