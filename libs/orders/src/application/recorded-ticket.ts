import { changedFields, ticketTarget, type AuditAction } from '@manette/contracts/audit';
import type { Ticket } from '../domain/ticket.js';

const fieldsOf = ({ status, reason, priority, assignedAdminId, holdMinutes, holdExpiresAt }: Ticket) => ({
  ...{ status, reason, priority, assignedAdminId },
  ...{ holdMinutes, holdExpiresAt: holdExpiresAt?.toISOString() ?? null },
});

/**
 * Remembers the fields of a ticket before an administrator changes it.
 * @returns a function that builds the entry of the audit log after the change
 */
export function recordedTicket(ticket: Ticket) {
  const before = fieldsOf(ticket);
  return (action: AuditAction) => ({
    action,
    target: ticketTarget(ticket),
    changes: changedFields(before, fieldsOf(ticket)),
  });
}
