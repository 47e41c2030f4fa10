import type { ExpressionBuilder } from 'kysely';
import { PRESENCE_GRACE } from '../../domain/presence.js';
import type { IdentityTables } from '../identity.tables.js';

/**
 * The condition for sockets that keep a user online: open sockets of processes with a valid lease, and closed ones within their
 * grace.
 */
export const isLive = (now: Date) => (eb: ExpressionBuilder<IdentityTables, 'identity.presence_sockets'>) =>
  eb.or([
    eb.and([
      eb('left_at', 'is', null),
      eb(
        'process_id',
        'in',
        eb.selectFrom('identity.presence_process').select('id').where('lease_until', '>', now.toISOString()),
      ),
    ]),
    eb('left_at', '>', new Date(now.getTime() - PRESENCE_GRACE).toISOString()),
  ]);
