import type { OnlineUsersView } from '@manette/contracts/identity';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { IdentityTables } from '../identity.tables.js';

/** Who is online now [API-011]. */
export class ListOnlineUsers extends Query<OnlineUsersView> {}

/** Screens show ten a group; more than this nobody reads, and `total` counts everybody. */
const MOST_PER_ROLE = 100;

@QueryHandler(ListOnlineUsers)
export class ListOnlineUsersHandler implements IQueryHandler<ListOnlineUsers> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<OnlineUsersView> {
    const db = this.em.getKysely<IdentityTables>();
    const rows = await db
      .with('online', (cte) =>
        cte
          .selectFrom('identity.presence as p')
          .innerJoin('identity.users as u', 'u.id', 'p.user_id')
          .select(['u.id', 'u.username', 'u.role'])
          .select(
            sql<number>`row_number() over (partition by u.role order by p.last_seen desc, u.id)`.as('place'),
          )
          .select(sql<number>`(count(*) over ())::int`.as('total'))
          .where('p.is_online', '=', true)
          .where('u.deleted_at', 'is', null),
      )
      .selectFrom('online')
      .selectAll()
      .where('place', '<=', MOST_PER_ROLE)
      .orderBy('place')
      .execute();
    const people = rows.map(({ id, username, role }) => {
      return { _id: id, username: username ?? '', role, isOnline: true };
    });
    return {
      admins: people.filter(({ role }) => role === 'admin'),
      clients: people.filter(({ role }) => role === 'client'),
      total: rows[0]?.total ?? 0,
    };
  }
}
