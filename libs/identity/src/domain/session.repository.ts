import type { SessionEndReason } from '@manette/contracts/identity';
import type { Session } from './session.js';

/** A session that was just ended, with the times that determine whether it had already expired. */
export type EndedSession = Pick<Session, 'id' | 'createdAt' | 'lastUsedAt' | 'expiresAt'>;

/** Stores sessions. Every method runs inside the caller's unit of work. */
export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;

  /** Ends a user's session. @returns undefined if it had already ended or belongs to another user */
  abstract end(
    sessionId: string,
    userId: string,
    reason: SessionEndReason,
    at: Date,
  ): Promise<EndedSession | undefined>;

  /** Ends a user's open sessions except `keep`. @returns the sessions it ended */
  abstract endAll(userId: string, reason: SessionEndReason, at: Date, keep?: string): Promise<EndedSession[]>;

  /** Records that the user has proved their identity in a session. */
  abstract prove(sessionId: string, at: Date): Promise<void>;
}
