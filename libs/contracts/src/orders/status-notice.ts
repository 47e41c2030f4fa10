import type { TicketStatus } from './enumerations.js';

const NOTICES: Record<TicketStatus, string> = {
  pending: 'Your ticket is pending',
  in_progress: 'Admin is reviewing your ticket',
  completed: 'Your order has been completed!',
  cancelled: 'Your ticket has been cancelled',
};

/** What a status says to the client [ORD-052..056]; also for statuses that this version does not know. */
export const statusNotice = (status: string): string =>
  Object.hasOwn(NOTICES, status) ? NOTICES[status as TicketStatus] : 'Ticket status updated';
