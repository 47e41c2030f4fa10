import type { Role } from '@manette/contracts/identity';
import type { DomainError } from '@manette/contracts/errors';
import { AccountDisabled, SessionExpired, SessionReplaced, Unauthenticated } from './session.errors.js';
import { limitsOf, type Session, type SessionLimits } from './session.js';

/** The data that determines whether a session is valid at a given time. */
export type CheckedSession = Pick<Session, 'createdAt' | 'lastUsedAt' | 'expiresAt' | 'endReason'> & {
  userIsActive: boolean;
  /** The user's current role: the session of a user who becomes an administrator gets an administrator's limits. */
  role: Role;
};

const REFUSAL_OF_END = {
  logout: Unauthenticated,
  deleted: Unauthenticated,
  password: Unauthenticated,
  demoted: Unauthenticated,
  ended: Unauthenticated,
  'second-step': Unauthenticated,
  replaced: SessionReplaced,
  deactivated: AccountDisabled,
} as const;

/**
 * Checks a session at a given time (contract, section 2 "Sessions"; trust, section 3). The reason of its end takes precedence
 * over its age, so that a replaced device learns the reason.
 * @param ofAdministrators the limits of administrators' sessions
 * @returns the refusal, or undefined while the session is valid
 */
export function refusalOf(
  session: CheckedSession,
  now: Date,
  ofAdministrators: SessionLimits,
): DomainError | undefined {
  if (session.endReason) return new REFUSAL_OF_END[session.endReason]();
  if (!session.userIsActive) return new AccountDisabled();
  const time = now.getTime();
  if (time >= session.expiresAt.getTime()) return new SessionExpired();
  const { life, idle } = limitsOf(session.role, ofAdministrators);
  const isOver = (since: Date, lasts: number) => time - since.getTime() >= lasts;
  if (isOver(session.createdAt, life) || isOver(session.lastUsedAt, idle)) return new SessionExpired();
  return undefined;
}
