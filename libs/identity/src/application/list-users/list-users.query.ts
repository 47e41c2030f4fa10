import type { UserListQuery, UserView } from '@manette/contracts/identity';
import { decodeCursor, encodeCursor, pageOf } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql } from 'kysely';
import { selectUsers, toUserView } from '../get-user/user-view.js';
import type { IdentityTables } from '../identity.tables.js';
import { matchingUsers } from './matching-users.js';

export interface UsersPage {
  users: UserView[];
  nextCursor: string | null;
  total: number;
}

/** Reads a page of the users, newest first, for administrators [API-014]. */
export class ListUsers extends Query<UsersPage> {
  constructor(readonly query: UserListQuery) {
    super();
  }
}

@QueryHandler(ListUsers)
export class ListUsersHandler implements IQueryHandler<ListUsers> {
  constructor(private readonly em: EntityManager) {}

  /** @throws VALIDATION_FAILED for a malformed cursor */
  async execute({ query }: ListUsers): Promise<UsersPage> {
    const after = decodeCursor(query.cursor, ['time', 'id']);
    const db = this.em.getKysely<IdentityTables>();
    const matches = matchingUsers(query);
    let page = selectUsers(db)
      .select(sql<string>`u.created_at::text`.as('position'))
      .where(matches)
      .orderBy('u.created_at', 'desc')
      .orderBy('u.id', 'desc')
      .limit(query.limit + 1);
    if (after)
      page = page.where(sql<boolean>`(u.created_at, u.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
    const counting = db.selectFrom('identity.users as u').where(matches);
    const [rows, { total }] = await Promise.all([
      page.execute(),
      counting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    ]);
    const { items, nextCursor } = pageOf(rows, query.limit, ({ position, id }) =>
      encodeCursor([position, id]),
    );
    return { users: items.map(toUserView), nextCursor, total };
  }
}
