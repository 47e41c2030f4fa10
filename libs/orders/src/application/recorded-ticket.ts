import { changedFields, ticketTarget, type AuditAction } from '@manette/contracts/audit';
import type { Ticket } from '../domain/ticket.js';

const fieldsOf = ({ status, reason, priority, assignedAdminId, holdMinutes, holdExpiresAt }: Ticket) => ({
  ...{ status, reason, priority, assignedAdminId },
  ...{ holdMinutes, holdExpiresAt: holdExpiresAt?.toISOString() ?? null },
});

/**
 * Remembers a ticket before an administrator changes it.
 * @returns what the audit log is told once it has changed
 */
export function recordedTicket(ticket: Ticket) {
  const before = fieldsOf(ticket);
  return (action: AuditAction) => ({
    action,
    target: ticketTarget(ticket),
    changes: changedFields(before, fieldsOf(ticket)),
  });
}
