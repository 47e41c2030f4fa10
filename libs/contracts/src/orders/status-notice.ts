import type { TicketStatus } from './enumerations.js';

const NOTICES: Record<TicketStatus, string> = {
  pending: 'Your ticket is pending',
  in_progress: 'Admin is reviewing your ticket',
  completed: 'Your order has been completed!',
  cancelled: 'Your ticket has been cancelled',
};

/** Returns the notice to the client about a status [ORD-052..056]. Unknown statuses get a general notice. */
export const statusNotice = (status: string): string =>
  Object.hasOwn(NOTICES, status) ? NOTICES[status as TicketStatus] : 'Ticket status updated';
