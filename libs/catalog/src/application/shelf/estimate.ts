import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Shelf } from './shelf.js';

/** A list or a search that finds more than this is not counted for every page: its total is what the planner expects. */
export const LIST_COUNTED_UP_TO = 25_000;
export const SEARCH_COUNTED_UP_TO = 10_000;

/** The planner's expectation of how many rows fulfil a condition, known to be more than `counted`. */
export const estimate = (
  db: Kysely<unknown>,
  { table }: Shelf,
  condition: RawBuilder<boolean>,
  counted: number,
): RawBuilder<number> => {
  const { sql: text, parameters } = condition.compile(db);
  const onArguments = text.replace(/\$(\d+)/g, '$$1[$1]');
  return sql`greatest(${sql.lit(counted + 1)}, catalog.estimated_rows(${table}, ${onArguments}, ${parameters}))`;
};
