import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { NotificationsTables } from '../notifications.tables.js';

/** When a page of somebody was last in sight: whoever looks at the shop needs no mail about it [POC-060]. */
@Injectable()
export class LastSight {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  /** These people have, or had until now, a page in sight. */
  async note(userIds: readonly string[]): Promise<void> {
    if (userIds.length === 0) return;
    const at = this.clock.now();
    await this.em
      .getKysely<NotificationsTables>()
      .insertInto('notifications.last_sight')
      // In one order everywhere, so that two processes wait for no lock of each other in a circle.
      .values([...new Set(userIds)].sort().map((userId) => ({ user_id: userId, at })))
      .onConflict((same) =>
        same.column('user_id').doUpdateSet({ at: sql<Date>`greatest(last_sight.at, excluded.at)` }),
      )
      .execute();
  }
}
