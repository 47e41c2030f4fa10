import type { Currency, ItemRef } from '@manette/contracts/catalog';
import type { Role } from '@manette/contracts/identity';
import { DEFAULT_SHOP_SETTINGS } from '@manette/contracts/orders';
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

/** One statement over the rows of the client and the item, by their keys, and over what other contexts publish. */
@Injectable()
export class SqlOrderFacts extends OrderFactsReader {
  constructor(private readonly em: EntityManager) {
    super();
  }

  async read(clientId: string, ref: ItemRef | null): Promise<OrderFacts> {
    const [kind, id] = [ref?.kind ?? null, ref?.id ?? null];
    const { rows } = await sql<Row>`
      select t.id as open_ticket_id, i.name, i.platform, i.amount, i.currency, i.available,
             coalesce(s.auto_payment_card, ${autoPaymentCard}) and o.has_method as shows_payment_card,
             u.username, u.role, u.profile_picture, u.is_online
        from payments.offer o
        left join orders.shop_settings s on true
        left join identity.public_user u on u.id = ${clientId}
        left join orders.ticket t on t.client_id = ${clientId} and t.item_kind = ${kind} and t.item_id = ${id}
                                 and t.status in ('pending', 'in_progress') and t.deleted_at is null
        left join catalog.orderable_item i on i.kind = ${kind} and i.id = ${id}`.execute(
      this.em.getKysely<object>(),
    );
    const [row] = rows;
    if (!row) throw new Error('what decides about an order was read without a row');
    return {
      openTicketId: row.open_ticket_id,
      item: itemOf(ref, row),
      showsPaymentCard: row.shows_payment_card,
      client: clientOf(row),
    };
  }
}
