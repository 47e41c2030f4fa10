import type { OwnSessionView } from '@manette/contracts/identity';
import { APP_CONFIG, Clock, type AppConfig } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Inject } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { refusalOf } from '../../domain/session-refusal.js';
import { UserNotFound } from '../../domain/user.errors.js';
import type { IdentityTables } from '../identity.tables.js';
import { deviceLabel } from '../security-notices/device-label.js';
import { shortAddress } from '../security-notices/short-address.js';
import { SessionUses } from '../sessions/session-uses.js';

/** Limits the list: a client has one open session, and administrators' sessions expire soon. */
const MOST = 100;

/** Reads a user's open sessions, latest activity first, at most the latest hundred [TRU-040]. */
export class ListSessions extends Query<OwnSessionView[]> {
  constructor(
    readonly userId: string,
    /** The session of the caller. */
    readonly currentId: string,
  ) {
    super();
  }
}

@QueryHandler(ListSessions)
export class ListSessionsHandler implements IQueryHandler<ListSessions> {
  constructor(
    private readonly em: EntityManager,
    private readonly uses: SessionUses,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  /** @throws UserNotFound, also for deleted users */
  async execute({ userId, currentId }: ListSessions): Promise<OwnSessionView[]> {
    // Writes pending uses first: the last activity is exact to a minute, and the use by this call may be pending.
    await this.uses.write();
    const rows = await this.read(userId);
    if (rows.length === 0) throw new UserNotFound();
    return rows.flatMap((row) => {
      // A user without open sessions is one row without a session.
      const { id, created_at, last_used_at, expires_at } = row;
      if (id === null || created_at === null || last_used_at === null || expires_at === null) return [];
      const [createdAt, lastUsedAt] = [new Date(created_at), new Date(last_used_at)];
      const times = { createdAt, lastUsedAt, expiresAt: new Date(expires_at) };
      const checked = { ...times, endReason: null, userIsActive: row.is_active, role: row.role };
      if (refusalOf(checked, this.clock.now(), this.config.trust.adminSession)) return [];
      return [
        {
          _id: id,
          device: deviceLabel(row.user_agent ?? undefined),
          address: shortAddress(row.address ?? '') ?? '',
          method: row.method ?? 'password',
          signedInAt: createdAt.toISOString(),
          lastActiveAt: lastUsedAt.toISOString(),
          current: id === currentId,
        },
      ];
    });
  }

  private read(userId: string) {
    return this.em
      .getKysely<IdentityTables>()
      .selectFrom('identity.users as u')
      .leftJoin('identity.sessions as s', (join) =>
        join.onRef('s.user_id', '=', 'u.id').on('s.ended_at', 'is', null),
      )
      .select(['u.role', 'u.is_active', 's.id', 's.method', 's.user_agent', 's.address'])
      .select(['s.created_at', 's.last_used_at', 's.expires_at'])
      .where('u.id', '=', userId)
      .where('u.deleted_at', 'is', null)
      .orderBy('s.last_used_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(MOST)
      .execute();
  }
}
