import { changedFields, ticketTarget, type AuditTarget } from '@manette/contracts/audit';
import type { Delivery } from '../domain/delivery.js';

/** Returns the ticket of a delivery as the target of an audit log entry. */
export const deliveryTarget = ({ fields: { ticketId, ticketNumber } }: Delivery): AuditTarget =>
  ticketTarget({ id: ticketId, number: ticketNumber });

const fieldsOf = ({ fields: { state, expiresAt, itemId, replacements } }: Delivery) => ({
  ...{ state, expiresAt: expiresAt?.toISOString() ?? null, itemId },
  reason: replacements.at(-1)?.reason ?? null,
});

/**
 * Remembers the fields of a delivery before an administrator changes it.
 * @returns a function that builds the entry of the audit log after the change
 */
export function recordedDelivery(delivery: Delivery) {
  const before = fieldsOf(delivery);
  return () => ({
    action: 'delivery.changed' as const,
    target: deliveryTarget(delivery),
    changes: changedFields(before, fieldsOf(delivery)),
  });
}
