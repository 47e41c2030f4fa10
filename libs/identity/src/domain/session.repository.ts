import type { SessionEndReason } from '@manette/contracts/identity';
import type { Session } from './session.js';

/** A session that was open until now, with what decides whether it had run out. */
export type EndedSession = Pick<Session, 'id' | 'createdAt' | 'lastUsedAt' | 'expiresAt'>;

/** Stores sessions. Every method runs inside the caller's unit of work. */
export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;

  /** Ends a user's session. @returns undefined when it had ended before or is another's */
  abstract end(
    sessionId: string,
    userId: string,
    reason: SessionEndReason,
    at: Date,
  ): Promise<EndedSession | undefined>;

  /** Ends a user's open sessions except `keep`. @returns those it ended */
  abstract endAll(userId: string, reason: SessionEndReason, at: Date, keep?: string): Promise<EndedSession[]>;

  /** Notes that the user has proved who they are in a session. */
  abstract prove(sessionId: string, at: Date): Promise<void>;
}
