import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PRESENCE_LEASE, type PresentSocket } from '../../domain/presence.js';
import type { IdentityTables } from '../identity.tables.js';
import { AnnouncePresence } from './announce-presence.js';

/** Keeps the book of open sockets. Every method works inside the unit of work of the caller. */
@Injectable()
export class PresenceRegistry {
  constructor(
    private readonly em: EntityManager,
    private readonly announce: AnnouncePresence,
    private readonly clock: Clock,
  ) {}

  async enter({ socketId, userId, sessionId }: PresentSocket, processId: string): Promise<void> {
    // Holding the session keeps a simultaneous logout from missing this socket.
    const session = await this.db()
      .selectFrom('identity.sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!session) return;
    await this.db()
      .insertInto('identity.presence_sockets')
      .values({
        socket_id: socketId,
        user_id: userId,
        session_id: sessionId,
        process_id: processId,
        lease_until: this.leaseEnd(),
        left_at: null,
      })
      .execute();
    await this.announce.ifChanged(userId);
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
    await this.announce.ifChanged(userId);
  }

  /** Renews the lease of a process; sockets that were swept while it was held up are written again. */
  async renew(sockets: PresentSocket[], processId: string): Promise<void> {
    await this.db()
      .updateTable('identity.presence_sockets')
      .set({ lease_until: this.leaseEnd() })
      .where('process_id', '=', processId)
      .where('left_at', 'is', null)
      .execute();
    const socketIds = sockets.map(({ socketId }) => socketId);
    const sessionIds = sockets.map(({ sessionId }) => sessionId);
    await sql`
      insert into identity.presence_sockets (socket_id, user_id, session_id, process_id, lease_until)
      select open.socket_id, s.user_id, s.id, ${processId}, ${this.leaseEnd()}
      from unnest(${socketIds}::text[], ${sessionIds}::uuid[]) as open (socket_id, session_id)
      join identity.sessions s on s.id = open.session_id and s.ended_at is null
      on conflict do nothing`.execute(this.db());
  }

  private markLeft() {
    return this.db()
      .updateTable('identity.presence_sockets')
      .set({ left_at: this.clock.now() })
      .where('left_at', 'is', null);
  }

  private leaseEnd(): Date {
    return new Date(this.clock.now().getTime() + PRESENCE_LEASE);
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
