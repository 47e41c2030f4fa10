import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { Shelf } from './shelf.js';

/** A list longer than this is not counted for every page: its total is what the planner expects. */
export const COUNTED_UP_TO = 10_000;

/** The planner's expectation of how many rows fulfil a condition, as part of a statement. */
export const estimate = (
  db: Kysely<unknown>,
  { table }: Shelf,
  condition: RawBuilder<boolean>,
): RawBuilder<number> => {
  const { sql: text, parameters } = condition.compile(db);
  const onArguments = text.replace(/\$(\d+)/g, '$$1[$1]');
  return sql`greatest(${sql.lit(COUNTED_UP_TO + 1)}, catalog.estimated_rows(${table}, ${onArguments}, ${parameters}))`;
};
