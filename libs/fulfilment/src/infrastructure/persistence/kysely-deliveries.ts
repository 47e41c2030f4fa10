import { newId } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Selectable } from 'kysely';
import type { DeliveryTable, FulfilmentTables } from '../../application/fulfilment.tables.js';
import { Deliveries, type Reveal } from '../../domain/deliveries.js';
import { Delivery } from '../../domain/delivery.js';

const deliveryOf = (row: Selectable<DeliveryTable>): Delivery =>
  new Delivery({
    id: row.id,
    ticketId: row.ticket_id,
    ticketNumber: row.ticket_number,
    clientId: row.client_id,
    listing: { kind: row.listing_kind, id: row.listing_id },
    rulesKey: row.rules_key,
    itemId: row.item_id,
    state: row.state,
    acknowledgement: row.acknowledgement,
    expiresAt: row.expires_at === null ? null : new Date(row.expires_at),
    replacements: row.replacements,
    createdAt: new Date(row.created_at),
  });

/** Returns the columns of a delivery that change after it was created. */
const changing = ({ fields }: Delivery) => ({
  item_id: fields.itemId,
  state: fields.state,
  acknowledgement: fields.acknowledgement && JSON.stringify(fields.acknowledgement),
  expires_at: fields.expiresAt,
  replacements: JSON.stringify(fields.replacements),
});

@Injectable()
export class KyselyDeliveries extends Deliveries {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async add(delivery: Delivery): Promise<void> {
    const { id, ticketId, ticketNumber, clientId, listing, rulesKey, createdAt } = delivery.fields;
    const row = {
      ...{ id, ticket_id: ticketId, ticket_number: ticketNumber, client_id: clientId },
      ...{ listing_kind: listing.kind, listing_id: listing.id, rules_key: rulesKey, created_at: createdAt },
      ...changing(delivery),
    };
    await this.db.insertInto('fulfilment.delivery').values(row).execute();
  }

  async find(id: string): Promise<{ ticketId: string; clientId: string } | null> {
    const whose = this.db.selectFrom('fulfilment.delivery').where('id', '=', id);
    const found = whose.select(['ticket_id as ticketId', 'client_id as clientId']);
    return (await found.executeTakeFirst()) ?? null;
  }

  lock(id: string): Promise<Delivery | null> {
    return this.locked('id', id);
  }

  lockOfItem(itemId: string): Promise<Delivery | null> {
    return this.locked('item_id', itemId);
  }

  async save(delivery: Delivery): Promise<void> {
    const update = this.db.updateTable('fulfilment.delivery').set(changing(delivery));
    await update.where('id', '=', delivery.fields.id).execute();
  }

  async record(deliveryId: string, { personId, ...reveal }: Reveal): Promise<void> {
    const row = { id: newId(), delivery_id: deliveryId, person_id: personId, ...reveal };
    await this.db.insertInto('fulfilment.reveal').values(row).execute();
  }

  over(now: Date, limit: number): Promise<{ id: string; ticketId: string }[]> {
    return this.db
      .selectFrom('fulfilment.delivery')
      .select(['id', 'ticket_id as ticketId'])
      .where('state', '=', 'revealed')
      .where('expires_at', '<=', now.toISOString())
      .orderBy('expires_at')
      .limit(limit)
      .execute();
  }

  private async locked(column: 'id' | 'item_id', value: string): Promise<Delivery | null> {
    const which = this.db.selectFrom('fulfilment.delivery').selectAll().where(column, '=', value);
    const row = await which.forUpdate().executeTakeFirst();
    return row ? deliveryOf(row) : null;
  }

  private get db() {
    return this.em.getKysely<FulfilmentTables>();
  }
}
