import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';
import { isLive } from '../../application/presence/live-sockets.js';
import type { PresentSocket } from '../../domain/presence.js';
import { PresenceRepository, type AnnouncedUser } from '../../domain/presence.repository.js';

/** Builds a condition with one array parameter, as a statement takes at most 65,535 parameters. */
const anyOf = (ids: string[]): RawBuilder<string> => sql<string>`any(${ids}::uuid[])`;

/** Presence in PostgreSQL. */
@Injectable()
export class SqlPresenceRepository extends PresenceRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async lock(userIds: string[]): Promise<Set<string>> {
    const sorted = [...userIds].sort();
    await sql`
      insert into identity.presence (user_id) select unnest(${sorted}::uuid[]) on conflict do nothing
    `.execute(this.db());
    const rows = await this.db()
      .selectFrom('identity.presence')
      .select(['user_id', 'is_online'])
      .where('user_id', '=', anyOf(sorted))
      .orderBy('user_id')
      .forUpdate()
      .execute();
    return new Set(rows.filter(({ is_online }) => is_online).map(({ user_id }) => user_id));
  }

  async setOnline(userIds: string[], isOnline: boolean, at: Date): Promise<void> {
    await this.db()
      .updateTable('identity.presence')
      .set({ is_online: isOnline, last_seen: at })
      .where('user_id', '=', anyOf(userIds))
      .execute();
  }

  async withLiveSocket(userIds: string[], now: Date): Promise<Set<string>> {
    const rows = await this.db()
      .selectFrom('identity.presence_sockets')
      .select('user_id')
      .distinct()
      .where('user_id', '=', anyOf(userIds))
      .where(isLive(now))
      .execute();
    return new Set(rows.map(({ user_id }) => user_id));
  }

  findUsers(userIds: string[]): Promise<AnnouncedUser[]> {
    return this.db()
      .selectFrom('identity.users')
      .select(['id', 'username', 'role'])
      .where('id', '=', anyOf(userIds))
      .execute();
  }

  addSockets(sockets: PresentSocket[], processId: string): Promise<PresentSocket[]> {
    return this.add(sockets, processId, sql`for share skip locked`);
  }

  async addSocket(socket: PresentSocket, processId: string): Promise<boolean> {
    return (await this.add([socket], processId, sql`for share`)).length > 0;
  }

  async restoreSockets(sockets: PresentSocket[], processId: string): Promise<void> {
    await this.add(sockets, processId, sql`for share`);
  }

  async markLeft(socketIds: string[], at: Date): Promise<void> {
    await this.leaving(at)
      .where('socket_id', '=', sql<string>`any(${socketIds}::text[])`)
      .execute();
  }

  async markOthersLeft(processId: string, open: string[], at: Date): Promise<void> {
    await this.leaving(at)
      .where('process_id', '=', processId)
      .where('socket_id', '<>', sql<string>`all(${open}::text[])`)
      .execute();
  }

  async removeSockets(userId: string, sessionIds: string[]): Promise<void> {
    await this.db()
      .deleteFrom('identity.presence_sockets')
      .where('user_id', '=', userId)
      .where(({ or, eb, exists, selectFrom }) =>
        or([
          eb('session_id', '=', anyOf(sessionIds)),
          exists(
            selectFrom('identity.sessions')
              .select('id')
              .whereRef('id', '=', 'session_id')
              .where('ended_at', 'is not', null),
          ),
        ]),
      )
      .execute();
  }

  async beginLease(processId: string, leaseUntil: Date): Promise<boolean> {
    const begun = await this.db()
      .insertInto('identity.presence_process')
      .values({ id: processId, lease_until: leaseUntil })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return begun.length > 0;
  }

  async renewLease(processId: string, leaseUntil: Date): Promise<boolean> {
    const { rows } = await sql<{ was_gone: boolean }>`
      insert into identity.presence_process (id, lease_until) values (${processId}, ${leaseUntil})
      on conflict (id) do update set lease_until = excluded.lease_until
      returning xmax = 0 as was_gone`.execute(this.db());
    return rows[0]?.was_gone === true;
  }

  /** Adds sockets of open sessions. @param lock on the sessions, so that a concurrent logout does not miss a socket */
  private async add(
    sockets: PresentSocket[],
    processId: string,
    lock: RawBuilder<unknown>,
  ): Promise<PresentSocket[]> {
    const socketIds = sockets.map(({ socketId }) => socketId);
    const sessionIds = sockets.map(({ sessionId }) => sessionId);
    const { rows } = await sql<{ socket_id: string }>`
      with valid as (
        select id, user_id from identity.sessions
         where id = ${anyOf(sessionIds)} and ended_at is null order by id ${lock})
      insert into identity.presence_sockets (socket_id, user_id, session_id, process_id)
      select open.socket_id, valid.user_id, valid.id, ${processId}
        from unnest(${socketIds}::text[], ${sessionIds}::uuid[]) as open (socket_id, session_id)
        join valid on valid.id = open.session_id
      on conflict do nothing returning socket_id`.execute(this.db());
    const added = new Set(rows.map(({ socket_id }) => socket_id));
    return sockets.filter(({ socketId }) => added.has(socketId));
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
