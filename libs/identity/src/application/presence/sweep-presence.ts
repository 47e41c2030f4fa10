import { Clock, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PRESENCE_GRACE } from '../../domain/presence.js';
import type { IdentityTables } from '../identity.tables.js';
import { AnnouncePresence } from './announce-presence.js';
import { isLive } from './live-sockets.js';

const BATCH = 500;

/**
 * Repairs the presence that killed processes leave behind: announces the users whose sockets differ from the last
 * announcement, and removes dead sockets.
 */
@Injectable()
export class SweepPresence {
  constructor(
    private readonly em: EntityManager,
    private readonly unitOfWork: UnitOfWork,
    private readonly announce: AnnouncePresence,
    private readonly clock: Clock,
  ) {}

  async run(): Promise<void> {
    const now = this.clock.now();
    for (const userId of await this.outdated(now))
      await this.unitOfWork.run(() => this.announce.ifChanged(userId));
    const expired = new Date(now.getTime() - PRESENCE_GRACE).toISOString();
    await this.db()
      .deleteFrom('identity.presence_sockets')
      .where((eb) => eb.or([eb('lease_until', '<', expired), eb('left_at', '<', expired)]))
      .execute();
  }

  /** Users whose sockets differ from what was last announced. */
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
    const users = await Promise.all([offline.limit(BATCH).execute(), online.limit(BATCH).execute()]);
    return [...new Set(users.flat().map(({ user_id }) => user_id))];
  }

  private present(now: Date) {
    return this.db().selectFrom('identity.presence_sockets').select('user_id').where(isLive(now));
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
