import { identityEvents, type UserDeleted } from '@manette/contracts/identity';
import { OnIntegrationEvent } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';

/** Deletes the saved searches and stock alerts of a deleted user [POC-113]. */
@Injectable()
export class ForgetDeletedPeople {
  constructor(private readonly em: EntityManager) {}

  @OnIntegrationEvent(identityEvents.userDeleted)
  async forget({ userId }: UserDeleted): Promise<void> {
    await sql`
      with searches as (delete from catalog.saved_search where user_id = ${userId})
      delete from catalog.stock_alert where user_id = ${userId}`.execute(this.em.getKysely<unknown>());
  }
}
