import {
  SESSION_IDLE_LIMIT,
  SESSION_LIFETIME,
  type Role,
  type SessionEndReason,
  type SignInMethod,
} from '@manette/contracts/identity';

/** `lastUsedAt` is written at most this often, in milliseconds, so that not every request causes a write. */
export const LAST_USE_INTERVAL = 60 * 1000;
/** `lastUsedAt` is written at least this often within an idle limit, so that a short limit stays accurate. */
const TOUCHES_PER_IDLE_LIMIT = 4;

/** The lifetime of a session after the sign-in, and its longest time without use, in milliseconds. */
export interface SessionLimits {
  life: number;
  idle: number;
}

/**
 * Returns the limits of a session by the current role of its user. An administrator's limits never exceed a client's [TRU-046].
 */
export function limitsOf(role: Role, ofAdministrators: SessionLimits): SessionLimits {
  if (role !== 'admin') return { life: SESSION_LIFETIME, idle: SESSION_IDLE_LIMIT };
  const { life, idle } = ofAdministrators;
  return { life: Math.min(life, SESSION_LIFETIME), idle: Math.min(idle, SESSION_IDLE_LIMIT) };
}

export interface Session {
  id: string;
  userId: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: SessionEndReason | null;
  method: SignInMethod;
  /** The user agent and the full IP address at the sign-in; null if no call started the session. */
  userAgent: string | null;
  address: string | null;
  /** When the user last proved their identity in this session. */
  provedAt: Date;
}

/** The method and origin of the sign-in of a session. */
export type SignIn = Pick<Session, 'method' | 'userAgent' | 'address'>;

/** Opens a session of a user. A sign-in counts as a proof of identity. */
export function openSession(id: string, userId: string, at: Date, signIn: SignIn): Session {
  const expiresAt = new Date(at.getTime() + SESSION_LIFETIME);
  const times = { createdAt: at, lastUsedAt: at, provedAt: at, expiresAt };
  return { id, userId, ...times, endedAt: null, endReason: null, ...signIn };
}

/**
 * Returns whether the time of the last use must be written again: after a minute, or a quarter of the idle limit if that is
 * less [TRU-047].
 */
export function isLastUseWriteDue(
  session: Pick<Session, 'lastUsedAt'>,
  now: Date,
  { idle }: Pick<SessionLimits, 'idle'>,
): boolean {
  const every = Math.min(LAST_USE_INTERVAL, idle / TOUCHES_PER_IDLE_LIMIT);
  return now.getTime() - session.lastUsedAt.getTime() >= every;
}
