import type { RawBuilder } from 'kysely';

/** One kind of listing as its list is read: table `l`, what to read of it, and what to keep of it. */
export interface Shelf {
  table: RawBuilder<unknown>;
  columns: RawBuilder<unknown>;
  filters: RawBuilder<boolean>[];
  /** Text to search for. */
  q: string | undefined;
}
