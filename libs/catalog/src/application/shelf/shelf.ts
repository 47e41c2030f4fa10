import { sql, type RawBuilder } from 'kysely';

/** One kind of listing as its list is read: its table `l`, what to read of it, and what to keep of it. */
export interface Shelf {
  table: 'catalog.account' | 'catalog.gift_card';
  columns: RawBuilder<unknown>;
  filters: RawBuilder<boolean>[];
  /** Text to search for. */
  q: string | undefined;
}

export const onShelf = ({ filters }: Shelf): RawBuilder<boolean> =>
  sql`${sql.join([sql`l.deleted_at is null`, ...filters], sql` and `)}`;
