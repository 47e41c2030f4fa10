import { identityEvents, type SessionEnded, type UserDeleted } from '@manette/contracts/identity';
import { OnIntegrationEvent } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** Deletes devices when the session that registered them ends, and when their user is deleted [POC-034] [POC-113]. */
@Injectable()
export class ForgetDevices {
  constructor(private readonly em: EntityManager) {}

  @OnIntegrationEvent(identityEvents.sessionEnded)
  async sessionEnded({ sessionId }: SessionEnded): Promise<void> {
    await sql`delete from notifications.device where session_id = ${sessionId}`.execute(this.db);
  }

  @OnIntegrationEvent(identityEvents.userDeleted)
  async userDeleted({ userId }: UserDeleted): Promise<void> {
    for (const table of ['device', 'notice', 'told', 'last_sight'])
      await sql`delete from ${sql.table(`notifications.${table}`)} where user_id = ${userId}`.execute(
        this.db,
      );
  }

  private get db() {
    return this.em.getKysely<object>();
  }
}
