import type { SessionEndReason } from '@manette/contracts/identity';
import { Clock, RealtimeServer } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../../domain/session.repository.js';
import { PresenceRegistry } from '../presence/presence-registry.js';

/** Ends sessions inside the caller's unit of work. Their sockets are closed on every process after its commit. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly presence: PresenceRegistry,
    private readonly realtime: RealtimeServer,
    private readonly clock: Clock,
  ) {}

  /** Ends one session; one that has ended keeps its reason. @returns whether it was open */
  async one(sessionId: string, userId: string, reason: SessionEndReason): Promise<boolean> {
    const ended = await this.sessions.end(sessionId, reason, this.clock.now());
    if (ended) await this.close([sessionId], userId, reason);
    return ended;
  }

  /** Ends all open sessions of a user except `keep`. */
  async ofUser(userId: string, reason: SessionEndReason, keep?: string): Promise<void> {
    const ended = await this.sessions.endAll(userId, reason, this.clock.now(), keep);
    if (ended.length > 0) await this.close(ended, userId, reason);
  }

  private async close(sessionIds: string[], userId: string, reason: SessionEndReason): Promise<void> {
    const replaced = reason === 'replaced';
    for (const sessionId of sessionIds) await this.realtime.endSession(sessionId, { replaced });
    // A replaced user is still online on the new device, so the sockets get their usual grace.
    if (!replaced) await this.presence.removeSessions(userId, sessionIds);
  }
}
