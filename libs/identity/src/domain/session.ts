import {
  SESSION_IDLE_LIMIT,
  SESSION_LIFETIME,
  type Role,
  type SessionEndReason,
  type SignInMethod,
} from '@manette/contracts/identity';

/** `lastUsedAt` is written at most this often, in milliseconds, so that not every read writes. */
export const TOUCH_EVERY = 60 * 1000;
/** A short idle limit is not missed by more than this part of it. */
const TOUCHES_PER_IDLE_LIMIT = 4;

/** How long a session lasts after the sign-in, and how long without use, in milliseconds. */
export interface SessionLimits {
  life: number;
  idle: number;
}

/** The limits of a session by the role that its user has now; those of administrators never outlast a client's [TRU-046]. */
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
  /** The user agent and the whole address at the sign-in; null where no call made it. */
  userAgent: string | null;
  address: string | null;
  /** When the person last proved who they are in this session. */
  provedAt: Date;
}

/** How and from where a session is signed in. */
export type SignIn = Pick<Session, 'method' | 'userAgent' | 'address'>;

/** Opens a session of a user; signing in is a proof of identity. */
export function openSession(id: string, userId: string, at: Date, signIn: SignIn): Session {
  const expiresAt = new Date(at.getTime() + SESSION_LIFETIME);
  const times = { createdAt: at, lastUsedAt: at, provedAt: at, expiresAt };
  return { id, userId, ...times, endedAt: null, endReason: null, ...signIn };
}

/** Whether the time of the last use is due to be written again: each minute, or quarter of the idle limit if less [TRU-047]. */
export function needsTouch(
  session: Pick<Session, 'lastUsedAt'>,
  now: Date,
  { idle }: Pick<SessionLimits, 'idle'>,
): boolean {
  const every = Math.min(TOUCH_EVERY, idle / TOUCHES_PER_IDLE_LIMIT);
  return now.getTime() - session.lastUsedAt.getTime() >= every;
}
