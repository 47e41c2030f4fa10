import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql, type RawBuilder } from 'kysely';
import { MuteNotFound } from '../../domain/public-chat.errors.js';
import { MuteRepository } from '../../domain/mute.repository.js';
import type { Mute } from '../../domain/mute.js';

interface MuteRow {
  user_id: string;
  until: Date | string | null;
  by_id: string;
  at: Date | string;
}

const muteOf = ({ user_id, until, by_id, at }: MuteRow): Mute => ({
  userId: user_id,
  until: until === null ? null : new Date(until),
  byId: by_id,
  at: new Date(at),
});

/** Mutes in PostgreSQL; each method is one statement. */
@Injectable()
export class SqlMuteRepository extends MuteRepository {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async find(userId: string, at: Date): Promise<Mute | undefined> {
    const [row] = await this.rows(sql<MuteRow>`
      select user_id, until, by_id, at from chat.mute
      where user_id = ${userId} and (until is null or until > ${at.toISOString()})`);
    return row && muteOf(row);
  }

  async put({ userId, until, byId, at }: Mute): Promise<void> {
    await this.rows(sql`
      insert into chat.mute (user_id, until, by_id, at)
      values (${userId}, ${until?.toISOString() ?? null}, ${byId}, ${at.toISOString()})
      on conflict (user_id) do update set until = excluded.until, by_id = excluded.by_id, at = excluded.at`);
  }

  async remove(userId: string, at: Date): Promise<Mute> {
    const [row] = await this.rows(sql<MuteRow>`
      delete from chat.mute
      where user_id = ${userId} and (until is null or until > ${at.toISOString()})
      returning user_id, until, by_id, at`);
    if (!row) throw new MuteNotFound();
    return muteOf(row);
  }

  async removeEnded(at: Date): Promise<string[]> {
    const rows = await this.rows(sql<{ user_id: string }>`
      delete from chat.mute m
      where m.until <= ${at.toISOString()}
        or exists (select from identity.public_user u where u.id = m.user_id and u.is_deleted)
      returning m.user_id`);
    return rows.map(({ user_id }) => user_id);
  }

  private async rows<Row>(statement: RawBuilder<Row>): Promise<Row[]> {
    return (await statement.execute(this.em.getKysely<object>())).rows;
  }
}
