import { sql, type RawBuilder } from 'kysely';
import type { Shelf } from './shelf.js';

/** What of a shelf a list shows: common table expressions, where rows `l` come from, and their count. */
interface Matches {
  ctes: RawBuilder<unknown>;
  source: RawBuilder<unknown>;
  counted: RawBuilder<{ total: number }>;
}

/**
 * Without a search text the shelf itself is walked along its index. With one, the listings that contain it; if
 * there are none, those that contain something close to it, so that a typing error still finds what was meant.
 */
export const matchesOf = ({ table, filters, q }: Shelf): Matches => {
  const onShelf = sql.join([sql`l.deleted_at is null`, ...filters], sql` and `);
  if (q === undefined)
    return {
      ctes: sql``,
      source: sql`(select l.* from ${table} l where ${onShelf}) l`,
      counted: sql`select count(*)::int as total from ${table} l where ${onShelf}`,
    };
  return {
    ctes: sql`
      exact as materialized (
        select l.id from ${table} l where ${onShelf} and l.search like catalog.infix(${q})),
      close as materialized (
        select l.id from ${table} l
         where not exists (select from exact) and ${onShelf}
           and l.search operator(public.%>) catalog.normalise(${q})),
      matched as (select id from exact union all select id from close),`,
    source: sql`(select l.* from matched join ${table} l using (id)) l`,
    counted: sql`select count(*)::int as total from matched`,
  };
};
