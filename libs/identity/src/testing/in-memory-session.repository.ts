import type { SessionEndReason } from '@manette/contracts/identity';
import { SessionRepository } from '../domain/session.repository.js';
import type { Session } from '../domain/session.js';

/** Sessions in memory. */
export class InMemorySessionRepository extends SessionRepository {
  readonly all: Session[] = [];

  async add(session: Session): Promise<void> {
    this.all.push(session);
  }

  async end(
    sessionId: string,
    userId: string,
    reason: SessionEndReason,
    at: Date,
  ): Promise<Session | undefined> {
    return this.endWhere((session) => session.id === sessionId && session.userId === userId, reason, at)[0];
  }

  async prove(sessionId: string, at: Date): Promise<void> {
    for (const session of this.all) if (session.id === sessionId) session.provedAt = at;
  }

  async endAll(userId: string, reason: SessionEndReason, at: Date, keep?: string): Promise<Session[]> {
    return this.endWhere((session) => session.userId === userId && session.id !== keep, reason, at);
  }

  /** The open sessions of a user. */
  openOf(userId: string): Session[] {
    return this.all.filter((session) => session.userId === userId && session.endedAt === null);
  }

  private endWhere(matches: (session: Session) => boolean, reason: SessionEndReason, at: Date): Session[] {
    const ending = this.all.filter((session) => session.endedAt === null && matches(session));
    for (const session of ending) {
      session.endedAt = at;
      session.endReason = reason;
    }
    return ending;
  }
}
