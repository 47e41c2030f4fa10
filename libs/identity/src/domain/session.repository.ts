import type { SessionEndReason } from '@manette/contracts/identity';
import type { Session } from './session.js';

/** Stores sessions. Every method runs inside the caller's unit of work. */
export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;

  /** Ends a session. @returns false when it had ended before */
  abstract end(sessionId: string, reason: SessionEndReason, at: Date): Promise<boolean>;

  /** Ends a user's open sessions except `keep`. @returns the ids of the sessions it ended */
  abstract endAll(userId: string, reason: SessionEndReason, at: Date, keep?: string): Promise<string[]>;
}
