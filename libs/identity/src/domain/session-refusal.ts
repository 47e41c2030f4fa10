import type { DomainError } from '@manette/contracts/errors';
import { AccountDisabled, SessionExpired, SessionReplaced, Unauthenticated } from './session.errors.js';
import { SESSION_IDLE_LIMIT, type Session } from './session.js';

/** What decides whether a session is valid at a given time. */
export type CheckedSession = Pick<Session, 'lastUsedAt' | 'expiresAt' | 'endReason'> & {
  userIsActive: boolean;
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
 * Checks a session at a given time (contract, section 2 "Sessions"). The reason of its end takes precedence over its age,
 * so that a replaced device is told why.
 * @returns the refusal, or undefined while the session is valid
 */
export function refusalOf(session: CheckedSession, now: Date): DomainError | undefined {
  if (session.endReason) return new REFUSAL_OF_END[session.endReason]();
  if (!session.userIsActive) return new AccountDisabled();
  if (now >= session.expiresAt) return new SessionExpired();
  if (now.getTime() - session.lastUsedAt.getTime() >= SESSION_IDLE_LIMIT) return new SessionExpired();
  return undefined;
}
