import { identityEvents, type SessionEnded, type SessionEndReason } from '@manette/contracts/identity';
import { Clock, Outbox, RealtimeServer } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { SessionRepository, type EndedSession } from '../../domain/session.repository.js';
import { PresenceRegistry } from '../presence/presence-registry.js';

/** Ends sessions inside the caller's unit of work. All processes close the sockets of these sessions after the commit. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly presence: PresenceRegistry,
    private readonly realtime: RealtimeServer,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /**
   * Ends one session of a user. A session that has ended already keeps its reason. @returns the ended session, or an empty
   * array
   */
  async one(sessionId: string, userId: string, reason: SessionEndReason): Promise<EndedSession[]> {
    const ended = await this.sessions.end(sessionId, userId, reason, this.clock.now());
    return this.close(ended ? [ended] : [], userId, reason);
  }

  /** Ends all open sessions of a user except `keep`. @returns the sessions it ended */
  async ofUser(userId: string, reason: SessionEndReason, keep?: string): Promise<EndedSession[]> {
    const ended = await this.sessions.endAll(userId, reason, this.clock.now(), keep);
    return this.close(ended, userId, reason);
  }

  private async close(
    ended: EndedSession[],
    userId: string,
    reason: SessionEndReason,
  ): Promise<EndedSession[]> {
    if (ended.length === 0) return ended;
    const sessionIds = ended.map(({ id }) => id);
    const replaced = reason === 'replaced';
    for (const sessionId of sessionIds) {
      await this.realtime.endSession(sessionId, { replaced });
      this.outbox.event(identityEvents.sessionEnded, { sessionId, userId } satisfies SessionEnded);
    }
    // After a replacement the client is still online on the new device, so the sockets get their usual grace.
    if (!replaced) await this.presence.removeSessions(userId, sessionIds);
    return ended;
  }
}
