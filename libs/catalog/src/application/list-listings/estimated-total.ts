import { sql, type Kysely, type RawBuilder } from 'kysely';
import type { ListingCriteria } from './listing-criteria.js';

/** A search whose total no tally holds is counted up to this number; above it, its total is the planner's estimate. */
export const MAX_COUNTED_SEARCH = 10_000;

/** Returns the planner's estimate of how many rows meet a condition. More than `counted` rows are known to exist. */
export const estimatedTotal = (
  db: Kysely<unknown>,
  { table }: ListingCriteria,
  condition: RawBuilder<boolean>,
  counted: number,
): RawBuilder<number> => {
  const { sql: text, parameters } = condition.compile(db);
  const onArguments = text.replace(/\$(\d+)/g, '$$1[$1]');
  return sql`greatest(${sql.lit(counted + 1)}, catalog.estimated_rows(${table}, ${onArguments}, ${parameters}))`;
};
