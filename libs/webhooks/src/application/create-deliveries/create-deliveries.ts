import { Clock } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import { newDelivery, type Told } from '../new-delivery.js';
import type { WebhooksTables } from '../webhooks.tables.js';

/**
 * Writes a delivery for each active webhook that subscribes to the event, in the unit of work that consumes the event
 * [POC-093].
 */
@Injectable()
export class CreateDeliveries {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async tell(told: Told): Promise<void> {
    const db = this.em.getKysely<WebhooksTables>();
    const webhooks = await db
      .selectFrom('webhooks.webhook')
      .select('id')
      .where('active', '=', true)
      .where(sql<boolean>`${told.type} = any(events)`)
      .orderBy('id')
      .forShare()
      .execute();
    if (webhooks.length === 0) return;
    const now = this.clock.now();
    const rows = webhooks.map(({ id }) => newDelivery(id, told, now));
    await db
      .insertInto('webhooks.delivery')
      .values(rows)
      .onConflict((conflict) => conflict.columns(['webhook_id', 'event_id']).doNothing())
      .execute();
  }
}
