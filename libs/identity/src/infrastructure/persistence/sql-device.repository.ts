import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import type { IdentityTables } from '../../application/identity.tables.js';
import { DeviceRepository, type DeviceHistory } from '../../domain/device.repository.js';

/** Known devices in PostgreSQL. */
@Injectable()
export class SqlDeviceRepository extends DeviceRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async find(userId: string, hash: Buffer | null, since: Date): Promise<DeviceHistory> {
    const { rows } = await sql<DeviceHistory>`
      select
        exists (select from identity.devices
          where user_id = ${userId} and hash = ${hash} and last_seen_at > ${since}) as "ofUser",
        exists (select from identity.devices where hash = ${hash} and last_seen_at > ${since}) as "ofAnybody",
        exists (select from identity.devices where user_id = ${userId})
          or exists (select from identity.sessions where user_id = ${userId}) as "hasSignedIn"`.execute(
      this.db(),
    );
    return rows[0] ?? { ofUser: false, ofAnybody: false, hasSignedIn: false };
  }

  async save(userId: string, hash: Buffer, at: Date, most: number): Promise<void> {
    await this.db()
      .insertInto('identity.devices')
      .values({ user_id: userId, hash, first_seen_at: at, last_seen_at: at })
      .onConflict((same) => same.columns(['user_id', 'hash']).doUpdateSet({ last_seen_at: at }))
      .execute();
    await this.db()
      .deleteFrom('identity.devices')
      .where('user_id', '=', userId)
      .where('hash', 'not in', (kept) =>
        kept
          .selectFrom('identity.devices')
          .select('hash')
          .where('user_id', '=', userId)
          .orderBy('last_seen_at', 'desc')
          .limit(most),
      )
      .execute();
  }

  async deleteOfUser(userId: string): Promise<void> {
    await this.db().deleteFrom('identity.devices').where('user_id', '=', userId).execute();
  }

  private db() {
    return this.em.getKysely<IdentityTables>();
  }
}
