// What people do in this context, for tools that play them; contexts meet in `libs/contracts` alone.
export { CompleteTicket } from './application/complete-ticket/complete-ticket.command.js';
export { RateTicket } from './application/rate-ticket/rate-ticket.command.js';
