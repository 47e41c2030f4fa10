import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PRESENCE_LEASE, type PresentSocket } from '../../domain/presence.js';
import type { IdentityTables } from '../tables.js';
import { AnnouncePresence } from './announce-presence.js';

/** Keeps the book of open sockets. Every method works inside the unit of work of the caller. */
@Injectable()
export class PresenceLedger {
  constructor(
    private readonly em: EntityManager,
    private readonly announce: AnnouncePresence,
    private readonly clock: Clock,
  ) {}

  async enter(socket: PresentSocket, processId: string): Promise<void> {
    await this.renew([socket], processId);
    await this.announce.of(socket.userId);
  }

  /** The person stays online for the grace; whoever calls settles it afterwards. */
  async leave(socketId: string): Promise<void> {
    await this.markLeft().where('socket_id', '=', socketId).execute();
  }

  /** All sockets of a process that shuts down. */
  async leaveProcess(processId: string): Promise<void> {
    await this.markLeft().where('process_id', '=', processId).execute();
  }

  /** Sockets of ended sessions: no grace, the person said goodbye. */
  async leaveAtOnce(userId: string, sessionIds: string[]): Promise<void> {
    await this.db()
      .deleteFrom('identity.presence_sockets')
      .where('user_id', '=', userId)
      .where('session_id', 'in', sessionIds)
      .execute();
    await this.announce.of(userId);
  }

  /** Says that these sockets of a process are open, whatever the book says of them. */
  async renew(sockets: PresentSocket[], processId: string): Promise<void> {
    if (sockets.length === 0) return;
    const leaseUntil = new Date(this.clock.now().getTime() + PRESENCE_LEASE);
    const rows = sockets.map(({ socketId, userId, sessionId }) => ({
      socket_id: socketId,
      user_id: userId,
      session_id: sessionId,
      process_id: processId,
      lease_until: leaseUntil,
      left_at: null,
    }));
    await this.db()
      .insertInto('identity.presence_sockets')
      .values(rows)
      .onConflict((conflict) => conflict.column('socket_id').doUpdateSet({ lease_until: leaseUntil }))
      .execute();
  }

  private markLeft() {
    return this.db()
      .updateTable('identity.presence_sockets')
      .set({ left_at: this.clock.now() })
      .where('left_at', 'is', null);
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
