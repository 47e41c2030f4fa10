import { Clock, UnitOfWork } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { PRESENCE_GRACE } from '../../domain/presence.js';
import type { IdentityTables } from '../identity.tables.js';
import { AnnouncePresence } from './announce-presence.js';
import { isLive } from './live-sockets.js';

const AT_ONCE = 500;

/** Puts right what killed processes left behind: dead sockets, and people still called online by them. */
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
    for (const userId of await this.misjudged(now))
      await this.unitOfWork.run(() => this.announce.ifChanged(userId));
    const gone = new Date(now.getTime() - PRESENCE_GRACE).toISOString();
    await this.db()
      .deleteFrom('identity.presence_sockets')
      .where((eb) => eb.or([eb('lease_until', '<', gone), eb('left_at', '<', gone)]))
      .execute();
  }

  /** People whose sockets say something else than what was announced. */
  private async misjudged(now: Date): Promise<string[]> {
    const gone = this.db()
      .selectFrom('identity.presence')
      .select('user_id')
      .where('is_online', '=', true)
      .where('user_id', 'not in', this.present(now));
    const unannounced = this.present(now).where(
      'user_id',
      'not in',
      this.db().selectFrom('identity.presence').select('user_id').where('is_online', '=', true),
    );
    const people = await Promise.all([gone.limit(AT_ONCE).execute(), unannounced.limit(AT_ONCE).execute()]);
    return [...new Set(people.flat().map(({ user_id }) => user_id))];
  }

  private present(now: Date) {
    return this.db().selectFrom('identity.presence_sockets').select('user_id').where(isLive(now));
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
