// The commands of users of this context, for tools that simulate users. Other contexts use only `libs/contracts`.
export { CompleteTicket } from './application/complete-ticket/complete-ticket.command.js';
export { RateTicket } from './application/rate-ticket/rate-ticket.command.js';
