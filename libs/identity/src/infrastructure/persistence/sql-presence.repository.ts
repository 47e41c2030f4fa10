import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';
import { isLive } from '../../application/presence/live-sockets.js';
import type { PresentSocket } from '../../domain/presence.js';
import { PresenceRepository, type AnnouncedUser } from '../../domain/presence.repository.js';

/** Presence in PostgreSQL. */
@Injectable()
export class SqlPresenceRepository extends PresenceRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async lock(userId: string): Promise<boolean> {
    await this.db()
      .insertInto('identity.presence')
      .values({ user_id: userId, is_online: false, last_seen: null })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const row = await this.db()
      .selectFrom('identity.presence')
      .select('is_online')
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirstOrThrow();
    return row.is_online;
  }

  async setOnline(userId: string, isOnline: boolean, at: Date): Promise<void> {
    await this.db()
      .updateTable('identity.presence')
      .set({ is_online: isOnline, last_seen: at })
      .where('user_id', '=', userId)
      .execute();
  }

  async hasLiveSocket(userId: string, now: Date): Promise<boolean> {
    const socket = await this.db()
      .selectFrom('identity.presence_sockets')
      .select('socket_id')
      .where('user_id', '=', userId)
      .where(isLive(now))
      .executeTakeFirst();
    return socket !== undefined;
  }

  findUser(userId: string): Promise<AnnouncedUser> {
    return this.db()
      .selectFrom('identity.users')
      .select(['id', 'username', 'role'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow();
  }

  async addSocket(
    { socketId, userId, sessionId }: PresentSocket,
    processId: string,
    leaseUntil: Date,
  ): Promise<boolean> {
    // The lock on the session keeps a simultaneous logout from missing this socket.
    const session = await this.db()
      .selectFrom('identity.sessions')
      .select('id')
      .where('id', '=', sessionId)
      .where('ended_at', 'is', null)
      .forShare()
      .executeTakeFirst();
    if (!session) return false;
    await this.db()
      .insertInto('identity.presence_sockets')
      .values({
        socket_id: socketId,
        user_id: userId,
        session_id: sessionId,
        process_id: processId,
        lease_until: leaseUntil,
        left_at: null,
      })
      .execute();
    return true;
  }

  async markLeft(socketId: string, at: Date): Promise<void> {
    await this.leaving(at).where('socket_id', '=', socketId).execute();
  }

  async markProcessLeft(processId: string, at: Date): Promise<void> {
    await this.leaving(at).where('process_id', '=', processId).execute();
  }

  async removeSockets(userId: string, sessionIds: string[]): Promise<void> {
    await this.db()
      .deleteFrom('identity.presence_sockets')
      .where('user_id', '=', userId)
      .where('session_id', 'in', sessionIds)
      .execute();
  }

  async renewLeases(sockets: PresentSocket[], processId: string, leaseUntil: Date): Promise<void> {
    await this.db()
      .updateTable('identity.presence_sockets')
      .set({ lease_until: leaseUntil })
      .where('process_id', '=', processId)
      .where('left_at', 'is', null)
      .execute();
    const socketIds = sockets.map(({ socketId }) => socketId);
    const sessionIds = sockets.map(({ sessionId }) => sessionId);
    await sql`
      insert into identity.presence_sockets (socket_id, user_id, session_id, process_id, lease_until)
      select open.socket_id, s.user_id, s.id, ${processId}, ${leaseUntil}
      from unnest(${socketIds}::text[], ${sessionIds}::uuid[]) as open (socket_id, session_id)
      join identity.sessions s on s.id = open.session_id and s.ended_at is null
      on conflict do nothing`.execute(this.db());
  }

  private leaving(at: Date) {
    return this.db()
      .updateTable('identity.presence_sockets')
      .set({ left_at: at })
      .where('left_at', 'is', null);
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
