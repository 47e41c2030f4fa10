import { sql, type RawBuilder } from 'kysely';
import type { Order } from './order.js';

/** One kind of listing as it is read: its table `l` and what to read of it. */
export interface ListingSource {
  kind: 'account' | 'giftCard';
  table: 'catalog.account' | 'catalog.gift_card';
  columns: RawBuilder<unknown>;
}

/** A list of one kind: what to keep of it, and in which order. */
export interface Shelf extends ListingSource {
  filters: RawBuilder<boolean>[];
  /** Text to search for. */
  q: string | undefined;
  order: Order;
}

export const onShelf = ({ filters }: Shelf): RawBuilder<boolean> =>
  sql`${sql.join([sql`l.deleted_at is null`, ...filters], sql` and `)}`;
