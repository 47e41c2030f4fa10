import type { TicketStatus } from './enumerations.js';

const NOTICES: Record<TicketStatus, string> = {
  pending: 'Your ticket is pending',
  in_progress: 'Admin is reviewing your ticket',
  completed: 'Your order has been completed!',
  cancelled: 'Your ticket has been cancelled',
};

/** The notice to the client about a status [ORD-052..056]; unknown statuses get a general one. */
export const statusNotice = (status: string): string =>
  Object.hasOwn(NOTICES, status) ? NOTICES[status as TicketStatus] : 'Ticket status updated';
