import type { Currency, ItemRef } from '@manette/contracts/catalog';
import type { Role } from '@manette/contracts/identity';
import { DEFAULT_SHOP_SETTINGS } from '@manette/contracts/orders';
import { Batched, PreparedReads } from '@manette/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { sql } from 'kysely';
import {
  OrderFactsReader,
  type OrderFacts,
  type TicketClient,
} from '../../application/open-ticket/order-facts.js';

interface Row {
  open_ticket_id: string | null;
  name: string | null;
  platform: string;
  amount: number;
  currency: Currency;
  available: number;
  shows_payment_card: boolean;
  username: string | null;
  role: Role;
  profile_picture: string | null;
  is_online: boolean;
}

interface Wanted {
  clientId: string;
  ref: ItemRef | null;
}

const MAX_BATCH = 100;

const { autoPaymentCard } = DEFAULT_SHOP_SETTINGS;

function itemOf(
  ref: ItemRef | null,
  { name, platform, amount, currency, available }: Row,
): OrderFacts['item'] {
  if (!ref || name === null) return null;
  return { ...ref, name, platform, available, price: { amount, currency } };
}

function clientOf({ username, role, profile_picture: profilePicture, is_online }: Row): TicketClient | null {
  return username === null ? null : { username, role, profilePicture, isOnline: is_online };
}

function factsOf(ref: ItemRef | null, row: Row | undefined): OrderFacts {
  if (!row) throw new Error('what decides about an order was read without a row');
  return {
    openTicketId: row.open_ticket_id,
    item: itemOf(ref, row),
    showsPaymentCard: row.shows_payment_card,
    client: clientOf(row),
  };
}

/**
 * Reads the facts of all orders that arrive together by one statement, from the rows of their clients and items and
 * from the views of other contexts. The limits force a lookup by key for each row, whatever table sizes PostgreSQL
 * expects.
 */
@Injectable()
export class SqlOrderFacts extends OrderFactsReader {
  private readonly reads = new Batched((wanted: Wanted[]) => this.readAll(wanted), {
    max: MAX_BATCH,
    separateWhenTraced: true,
  });

  constructor(
    private readonly em: EntityManager,
    private readonly prepared: PreparedReads,
  ) {
    super();
  }

  read(clientId: string, ref: ItemRef | null): Promise<OrderFacts> {
    return this.reads.add({ clientId, ref });
  }

  private async readAll(wanted: Wanted[]): Promise<OrderFacts[]> {
    const clients = wanted.map(({ clientId }) => clientId);
    const kinds = wanted.map(({ ref }) => ref?.kind ?? null);
    const items = wanted.map(({ ref }) => ref?.id ?? null);
    const statement = sql<Row>`
      select t.id as open_ticket_id, i.name, i.platform, i.amount, i.currency, i.available,
             coalesce(s.auto_payment_card, ${autoPaymentCard}) and o.has_method as shows_payment_card,
             u.username, u.role, u.profile_picture, u.is_online
        from unnest((select ${clients}::uuid[]), (select ${kinds}::text[]), (select ${items}::uuid[]))
             with ordinality as wanted (client_id, item_kind, item_id, place)
        cross join payments.offer o
        left join orders.shop_settings s on true
        left join lateral (
          select username, role, profile_picture, is_online from identity.public_user
           where id = wanted.client_id limit 1) u on true
        left join lateral (
          select id from orders.ticket
           where client_id = wanted.client_id and item_kind = wanted.item_kind and item_id = wanted.item_id
             and status in ('pending', 'in_progress') and deleted_at is null limit 1) t on true
        left join lateral (
          select name, platform, amount, currency, available from catalog.orderable_item
           where kind = wanted.item_kind and id = wanted.item_id limit 1) i on true
       order by wanted.place`;
    const rows = await this.prepared.run(statement.compile(this.em.getKysely<object>()));
    return wanted.map(({ ref }, place) => factsOf(ref, rows[place]));
  }
}
