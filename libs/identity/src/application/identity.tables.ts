import type { TableOf } from '@manette/platform';
import type { OneTimeToken } from '../domain/one-time-token.js';
import type { PresentSocket } from '../domain/presence.js';
import type { Session } from '../domain/session.js';
import type { User } from '../domain/user.js';

/** The presence that was last announced for a user. */
interface AnnouncedPresence {
  userId: string;
  isOnline: boolean;
  lastSeen: Date | null;
}

/** An open socket of any process. A process renews the lease of its own sockets. */
interface LeasedSocket extends PresentSocket {
  processId: string;
  leaseUntil: Date;
  leftAt: Date | null;
}

/** Identity's tables, for `em.getKysely<IdentityTables>()`. */
export interface IdentityTables {
  'identity.users': Omit<TableOf<User>, 'is_admin' | 'is_verified'>;
  'identity.sessions': TableOf<Session>;
  'identity.one_time_tokens': TableOf<OneTimeToken>;
  'identity.presence': TableOf<AnnouncedPresence>;
  'identity.presence_sockets': TableOf<LeasedSocket>;
}
