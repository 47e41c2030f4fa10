import type { OnlineUsersView } from '@manette/contracts/identity';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import type { IdentityTables } from '../identity.tables.js';

/** Lists the users who are online [API-011]. */
export class ListOnlineUsers extends Query<OnlineUsersView> {}

/** Limits the list, as screens show ten users of each role; `total` counts all. */
const LIMIT_PER_ROLE = 100;

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
            sql<number>`row_number() over (partition by u.role order by p.last_seen desc, u.id)`.as('rank'),
          )
          .select(sql<number>`(count(*) over ())::int`.as('total'))
          .where('p.is_online', '=', true)
          .where('u.deleted_at', 'is', null),
      )
      .selectFrom('online')
      .selectAll()
      .where('rank', '<=', LIMIT_PER_ROLE)
      .orderBy('rank')
      .execute();
    const users = rows.map(({ id, username, role }) => {
      return { _id: id, username: username ?? '', role, isOnline: true };
    });
    return {
      admins: users.filter(({ role }) => role === 'admin'),
      clients: users.filter(({ role }) => role === 'client'),
      total: rows[0]?.total ?? 0,
    };
  }
}
