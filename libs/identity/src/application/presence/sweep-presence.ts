import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { PRESENCE_GRACE } from '../../domain/presence.js';
import type { IdentityTables } from '../identity.tables.js';
import { isLive } from './live-sockets.js';
import { PresenceRegistry } from './presence-registry.js';

const BATCH = 500;
/** Limits a sweep to 100,000 users; the next sweep handles the others. */
const MOST_BATCHES = 200;

/**
 * Repairs the presence after processes were killed: announces the users whose sockets differ from the last announcement, and
 * removes dead processes and sockets.
 */
@Injectable()
export class SweepPresence {
  constructor(
    private readonly em: EntityManager,
    private readonly registry: PresenceRegistry,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    for (let batch = 0; batch < MOST_BATCHES; batch += 1) {
      const users = await this.outdated(this.clock.now());
      if (users.length > 0) await this.registry.announceChanged(users);
      if (users.length < BATCH) break;
    }
    await this.removeDead();
  }

  private async removeDead(): Promise<void> {
    const expired = new Date(this.clock.now().getTime() - PRESENCE_GRACE).toISOString();
    await this.db().deleteFrom('identity.presence_process').where('lease_until', '<', expired).execute();
    await this.db()
      .deleteFrom('identity.presence_sockets')
      .where((eb) =>
        eb.or([
          eb('left_at', '<', expired),
          eb('process_id', 'not in', eb.selectFrom('identity.presence_process').select('id')),
        ]),
      )
      .execute();
  }

  /** Finds users whose sockets differ from what was last announced. */
  private async outdated(now: Date): Promise<string[]> {
    const offline = this.db()
      .selectFrom('identity.presence')
      .select('user_id')
      .where('is_online', '=', true)
      .where('user_id', 'not in', this.present(now));
    const online = this.present(now).where(
      'user_id',
      'not in',
      this.db().selectFrom('identity.presence').select('user_id').where('is_online', '=', true),
    );
    const users = await this.db()
      .selectFrom(offline.union(online).as('outdated'))
      .select(sql<string>`user_id`.as('user_id'))
      .limit(BATCH)
      .execute();
    return users.map(({ user_id }) => user_id);
  }

  private present(now: Date) {
    return this.db().selectFrom('identity.presence_sockets').select('user_id').where(isLive(now));
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
