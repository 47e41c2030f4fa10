import { identityEvents, type SessionEnd, type SessionEnded } from '@manette/contracts/identity';
import { Clock, Outbox } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { SessionRepository } from '../../domain/session.repository.js';
import { PresenceLedger } from '../presence/presence-ledger.js';

/** Ends sessions inside the caller's unit of work; their sockets are closed on every process after its commit. */
@Injectable()
export class EndSessions {
  constructor(
    private readonly sessions: SessionRepository,
    private readonly presence: PresenceLedger,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** Ends one session; one that has ended stays as it ended. */
  async one(sessionId: string, userId: string, reason: SessionEnd): Promise<void> {
    const ended = await this.sessions.end(sessionId, reason, this.clock.now());
    if (ended) await this.tell([sessionId], userId, reason);
  }

  /** Ends all open sessions of a person, but the one to `keep`. */
  async ofUser(userId: string, reason: SessionEnd, keep?: string): Promise<void> {
    const ended = await this.sessions.endAll(userId, reason, this.clock.now(), keep);
    if (ended.length > 0) await this.tell(ended, userId, reason);
  }

  private async tell(sessionIds: string[], userId: string, reason: SessionEnd): Promise<void> {
    for (const sessionId of sessionIds)
      this.outbox.event(identityEvents.sessionEnded, { sessionId, userId, reason } satisfies SessionEnded);
    // A replaced person is still there, on the new device, so only their sockets' usual grace applies.
    if (reason !== 'replaced') await this.presence.leaveAtOnce(userId, sessionIds);
  }
}
