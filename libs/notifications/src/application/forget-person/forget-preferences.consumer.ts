import { identityEvents, type UserDeleted } from '@manette/contracts/identity';
import { EntityManager } from '@mikro-orm/postgresql';
import { OnIntegrationEvent } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import type { NotificationsTables } from '../notifications.tables.js';

const TABLES = [
  'notifications.preferences',
  'notifications.mail_turn',
  'notifications.search_match',
  'notifications.last_sight',
] as const;

/** Deletes the preferences and other notification data of a deleted user [POC-113]. */
@Injectable()
export class ForgetPreferences {
  constructor(private readonly em: EntityManager) {}

  @OnIntegrationEvent(identityEvents.userDeleted)
  async forget({ userId }: UserDeleted): Promise<void> {
    const db = this.em.getKysely<NotificationsTables>();
    for (const table of TABLES) await db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}
