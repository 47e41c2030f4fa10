import type { DomainError } from '@manette/contracts/errors';
import { AccountDisabled, SessionExpired, SessionReplaced, Unauthenticated } from './session.errors.js';
import { SESSION_IDLE_LIMIT, type Session } from './session.js';

type Standing = Pick<Session, 'lastUsedAt' | 'expiresAt' | 'endReason'> & { userIsActive: boolean };

const WHY_ENDED = {
  logout: Unauthenticated,
  deleted: Unauthenticated,
  password: Unauthenticated,
  demoted: Unauthenticated,
  replaced: SessionReplaced,
  deactivated: AccountDisabled,
} as const;

/**
 * What a session's token is answered at a moment (contract, section 2 "Sessions"): the refusal, or undefined while
 * the session holds. How it ended goes before how old it is, so that the old device learns why.
 */
export function refusalOf(session: Standing, now: Date): DomainError | undefined {
  if (session.endReason) return new WHY_ENDED[session.endReason]();
  if (!session.userIsActive) return new AccountDisabled();
  if (now >= session.expiresAt) return new SessionExpired();
  if (now.getTime() - session.lastUsedAt.getTime() >= SESSION_IDLE_LIMIT) return new SessionExpired();
  return undefined;
}
