import { EntityManager } from '@mikro-orm/postgresql';
import type { MuteListQuery, MuteView } from '@manette/contracts/chat';
import type { Page } from '@manette/contracts/http';
import type { Role } from '@manette/contracts/identity';
import { Clock, decodeCursor, encodeCursor, isoTime, pageOf } from '@manette/platform';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { sql, type SqlBool } from 'kysely';
import type { ChatTables } from '../chat-tables.js';

/** Returns the active mutes, the latest first [TRU-092]. */
export class ListMutes extends Query<Page<MuteView>> {
  constructor(readonly list: MuteListQuery) {
    super();
  }
}

interface MuteRow {
  user_id: string;
  username: string;
  role: Role;
  profile_picture: string | null;
  until: Date | string | null;
  by_id: string;
  by_name: string;
  at: Date | string;
}

const viewOf = (row: MuteRow): MuteView => ({
  user: {
    _id: row.user_id,
    username: row.username,
    role: row.role,
    profilePicture: row.profile_picture,
  },
  until: row.until === null ? null : isoTime(row.until),
  by: { _id: row.by_id, username: row.by_name },
  at: isoTime(row.at),
});

/** Leaves out deleted users and users who have become administrators, to whom a mute does not apply. */
@QueryHandler(ListMutes)
export class ListMutesHandler implements IQueryHandler<ListMutes> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ list: { cursor, limit } }: ListMutes): Promise<Page<MuteView>> {
    const after = decodeCursor(cursor, ['time', 'id']);
    const counted = this.holding().select((eb) => eb.fn.countAll<string>().as('total'));
    let page = this.holding()
      .innerJoin('identity.public_user as b', 'b.id', 'm.by_id')
      .select(['m.user_id', 'm.until', 'm.by_id', 'm.at', 'u.username', 'u.role', 'u.profile_picture'])
      .select(['b.username as by_name', counted.as('total')]);
    if (after) {
      const [time, id] = after;
      page = page.where(sql<SqlBool>`(m.at, m.user_id) < (${time}::timestamptz, ${id}::uuid)`);
    }
    const rows = await page
      .orderBy('m.at', 'desc')
      .orderBy('m.user_id', 'desc')
      .limit(limit + 1)
      .execute();
    const { items, nextCursor } = pageOf(rows, limit, (last) =>
      encodeCursor([isoTime(last.at), last.user_id]),
    );
    // A page after the last mute has no row that holds the total.
    const total = rows[0]?.total ?? (after && (await counted.executeTakeFirst())?.total) ?? 0;
    return { items: items.map(viewOf), nextCursor, total: Number(total) };
  }

  private holding() {
    return this.em
      .getKysely<ChatTables>()
      .selectFrom('chat.mute as m')
      .innerJoin('identity.public_user as u', 'u.id', 'm.user_id')
      .where('u.is_deleted', '=', false)
      .where('u.role', '=', 'client')
      .where((eb) => eb.or([eb('m.until', 'is', null), eb('m.until', '>', this.clock.now())]));
  }
}
