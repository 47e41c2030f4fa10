import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** A socket whose page became visible or hidden. */
export interface VisibilityChange {
  socketId: string;
  userId: string;
  isVisible: boolean;
}

/** Longer than a busy process may be delayed; not scaled by the period factor of tests [POC-006]. */
const LEASE = sql`interval '15 seconds'`;

/**
 * Stores which users have a visible page in any process, and when they last had one [POC-051]. The lease uses the
 * clock of the database, because it concerns processes and not the shop's time.
 */
@Injectable()
export class PageVisibility {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async hasVisiblePage(userId: string): Promise<boolean> {
    const { rows } = await sql<{ in_sight: boolean }>`
      select exists (select from notifications.sight s join notifications.sight_process p on p.id = s.process_id
        where s.user_id = ${userId} and p.lease_until > now()) as in_sight`.execute(this.db);
    return rows[0]?.in_sight === true;
  }

  /** Writes the changes of a process's sockets, each socket at most once among them. */
  async change(changes: readonly VisibilityChange[], processId: string): Promise<void> {
    const shown = changes.filter(({ isVisible }) => isVisible);
    const hidden = changes.filter(({ isVisible }) => !isVisible).map(({ socketId }) => socketId);
    if (shown.length > 0) {
      await this.renew(processId);
      await sql`
        insert into notifications.sight (socket_id, user_id, process_id)
        select socket_id, user_id, ${processId}
          from unnest(${shown.map(({ socketId }) => socketId)}::text[], ${shown.map(({ userId }) => userId)}::uuid[])
            as shown (socket_id, user_id)
        on conflict (socket_id) do update set process_id = excluded.process_id`.execute(this.db);
    }
    if (hidden.length > 0) await this.forget(sql`socket_id = any(${hidden}::text[])`);
  }

  /**
   * Renews the lease of a process. @returns whether it had expired, so that other processes may have removed this
   * process's entries
   */
  async renew(processId: string): Promise<boolean> {
    const { rows } = await sql<{ is_new: boolean }>`
      insert into notifications.sight_process (id, lease_until) values (${processId}, now() + ${LEASE})
      on conflict (id) do update set lease_until = excluded.lease_until
      returning xmax = 0 as is_new`.execute(this.db);
    return rows[0]?.is_new === true;
  }

  /** Removes the entries of killed processes. */
  async sweep(): Promise<void> {
    await sql`delete from notifications.sight_process where lease_until < now()`.execute(this.db);
    await this.forget(sql`process_id not in (select id from notifications.sight_process)`);
  }

  /** Removes the entries of a process that ends. */
  async leave(processId: string): Promise<void> {
    await this.forget(sql`process_id = ${processId}`);
    await sql`delete from notifications.sight_process where id = ${processId}`.execute(this.db);
  }

  private async forget(which: ReturnType<typeof sql>): Promise<void> {
    await sql`
      with gone as (delete from notifications.sight where ${which} returning user_id)
      insert into notifications.last_sight (user_id, at)
      select distinct user_id, ${this.clock.now().toISOString()}::timestamptz from gone order by user_id
      on conflict (user_id) do update set at = excluded.at`.execute(this.db);
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
