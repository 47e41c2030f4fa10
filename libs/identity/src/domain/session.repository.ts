import type { SessionEnd } from '@manette/contracts/identity';
import type { Session } from './session.js';

/** Where sessions are kept. Every method works inside the unit of work of the caller. */
export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;

  /** Ends one session, unless it has ended. @returns whether it was open */
  abstract end(sessionId: string, reason: SessionEnd, at: Date): Promise<boolean>;

  /** Ends a person's open sessions but the one to `keep`. @returns the ids of those it ended */
  abstract endAll(userId: string, reason: SessionEnd, at: Date, keep?: string): Promise<string[]>;
}
