import type { ExpressionBuilder } from 'kysely';
import { PRESENCE_GRACE } from '../../domain/presence.js';
import type { IdentityTables } from '../identity.tables.js';

/** The sockets that keep a person online at a moment: open ones of living processes, and those in their grace. */
export const isLive = (now: Date) => (eb: ExpressionBuilder<IdentityTables, 'identity.presence_sockets'>) =>
  eb.or([
    eb.and([eb('left_at', 'is', null), eb('lease_until', '>', now.toISOString())]),
    eb('left_at', '>', new Date(now.getTime() - PRESENCE_GRACE).toISOString()),
  ]);
