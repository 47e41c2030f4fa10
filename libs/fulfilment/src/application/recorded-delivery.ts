import { changedFields, ticketTarget, type AuditTarget } from '@manette/contracts/audit';
import type { Delivery } from '../domain/delivery.js';

/** The ticket of a delivery, as what an entry of the audit log is about. */
export const deliveryTarget = ({ fields: { ticketId, ticketNumber } }: Delivery): AuditTarget =>
  ticketTarget({ id: ticketId, number: ticketNumber });

const fieldsOf = ({ fields: { state, expiresAt, itemId, replacements } }: Delivery) => ({
  ...{ state, expiresAt: expiresAt?.toISOString() ?? null, itemId },
  reason: replacements.at(-1)?.reason ?? null,
});

/**
 * Remembers a delivery before an administrator changes it.
 * @returns what the audit log is told once it has changed
 */
export function recordedDelivery(delivery: Delivery) {
  const before = fieldsOf(delivery);
  return () => ({
    action: 'delivery.changed' as const,
    target: deliveryTarget(delivery),
    changes: changedFields(before, fieldsOf(delivery)),
  });
}
