import type { TableOf } from '@manette/platform';
import type { DataExport } from '../domain/data-export.js';
import type { OneTimeToken } from '../domain/one-time-token.js';
import type { Passkey } from '../domain/passkey.js';
import type { PresentSocket } from '../domain/presence.js';
import type { Session } from '../domain/session.js';
import type { SignInChallenge } from '../domain/sign-in-challenge.js';
import type { Totp } from '../domain/totp.js';
import type { User } from '../domain/user.js';
import type { WebauthnOptions } from '../domain/webauthn-options.js';

/** The presence that was last announced for a user. */
interface AnnouncedPresence {
  userId: string;
  isOnline: boolean;
  lastSeen: Date | null;
}

/** A process whose open sockets count until its lease ends. */
interface PresenceProcess {
  id: string;
  leaseUntil: Date;
}

/** An open socket of any process. */
interface LeasedSocket extends PresentSocket {
  processId: string;
  leftAt: Date | null;
}

/** A recovery code, of which only the hash is stored. */
interface RecoveryCode {
  userId: string;
  hash: Buffer;
  usedAt: Date | null;
}

/** A browser that a user has signed in with. */
interface Device {
  userId: string;
  hash: Buffer;
  firstSeenAt: Date;
  lastSeenAt: Date;
}

/** Identity's tables, for `em.getKysely<IdentityTables>()`. */
export interface IdentityTables {
  'identity.users': Omit<TableOf<User>, 'is_admin' | 'is_verified'>;
  'identity.sessions': TableOf<Session>;
  'identity.devices': TableOf<Device>;
  'identity.one_time_tokens': TableOf<OneTimeToken>;
  'identity.totp': TableOf<Totp>;
  'identity.recovery_codes': TableOf<RecoveryCode>;
  'identity.sign_in_challenges': TableOf<SignInChallenge>;
  'identity.data_exports': TableOf<DataExport, { size: string | number | null }>;
  'identity.passkeys': TableOf<Passkey>;
  'identity.webauthn_options': TableOf<WebauthnOptions>;
  'identity.presence': TableOf<AnnouncedPresence>;
  'identity.presence_process': TableOf<PresenceProcess>;
  'identity.presence_sockets': TableOf<LeasedSocket>;
}
