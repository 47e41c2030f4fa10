import type { PresenceChanges } from '@manette/contracts/realtime';
import { Batched, Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { IdentityTables } from '../identity.tables.js';
import { announcementOf } from '../presence/announce-presence.js';

/** Lists the changes of presence of the last 30 s, oldest first. Lists none and sets `tooMany` if there are more than 200. */
export class ListPresenceChanges extends Query<PresenceChanges> {}

const RECENT = 30_000;
const MOST = 200;
/** Up to this many concurrent calls share one statement. */
const SHARING = 10_000;

@QueryHandler(ListPresenceChanges)
export class ListPresenceChangesHandler implements IQueryHandler<ListPresenceChanges> {
  private readonly reading = new Batched<undefined, PresenceChanges>(
    async (askers) => {
      const changes = await this.read();
      return askers.map(() => changes);
    },
    { max: SHARING },
  );

  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  execute(): Promise<PresenceChanges> {
    return this.reading.add(undefined);
  }

  private async read(): Promise<PresenceChanges> {
    const since = new Date(this.clock.now().getTime() - RECENT).toISOString();
    const rows = await this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.presence as p')
      .innerJoin('identity.users as u', 'u.id', 'p.user_id')
      .select(['u.id', 'u.username', 'u.role', 'p.is_online', 'p.last_seen'])
      .where('p.last_seen', '>', since)
      .orderBy('p.last_seen')
      .limit(MOST + 1)
      .execute();
    if (rows.length > MOST) return { changes: [], tooMany: true };
    const changes = rows.map(({ is_online, last_seen, ...user }) =>
      announcementOf(user, is_online, new Date(last_seen ?? 0)),
    );
    return { changes, tooMany: false };
  }
}
