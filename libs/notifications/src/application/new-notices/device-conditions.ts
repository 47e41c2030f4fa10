import type { ConsumerOptions } from '@manette/platform';
import { sql, type RawBuilder, type SqlBool } from 'kysely';

const anAdminHasDevice = sql<SqlBool>`exists (
  select from identity.recipient r join notifications.device d on d.user_id = r.id where r.role = 'admin')`;

const hasDevice = (userId: RawBuilder<unknown>) =>
  sql<SqlBool>`exists (select from notifications.device d where d.user_id = ${userId})`;

/** For events of which only administrators are notified, on their devices. */
export const ifAdminsHaveDevices: ConsumerOptions = { neededIf: () => anAdminHasDevice };

/** For events of which the client of a ticket is notified if an administrator caused them. */
export const ifClientHasDevice: ConsumerOptions = {
  neededIf: (event) => sql<SqlBool>`
    (${event}->>'byAdmin')::boolean and ${hasDevice(sql`(${event}->>'clientId')::uuid`)}`,
};

/**
 * For events of which the other side of a ticket is notified: the client, the assigned administrator, or all
 * administrators.
 */
export const ifOtherSideHasDevice: ConsumerOptions = {
  neededIf: (event) => sql<SqlBool>`
    ${hasDevice(sql`case when (${event}->>'byAdmin')::boolean then (${event}->>'clientId')::uuid
      else (${event}->>'assignedTo')::uuid end`)}
    or (not (${event}->>'byAdmin')::boolean and ${event}->>'assignedTo' is null and ${anAdminHasDevice})`,
};
