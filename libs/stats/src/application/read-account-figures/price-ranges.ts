import { sql, type RawBuilder } from 'kysely';

/** Where a range of prices begins: steps that suit ten euros as well as ten thousand dinars. */
const BEGINS = [0, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** '1000-1999.99': amounts have two decimals, so that no price stands between two ranges. */
export const rangeName = (place: number): string => {
  const next = BEGINS[place];
  const first = BEGINS[place - 1] ?? 0;
  return next === undefined ? `${first}+` : `${first}-${(next - 0.01).toFixed(2)}`;
};

/** The place of an amount's range, counted from 1. */
export const rangeOf = (amount: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`width_bucket(${amount}, ${sql.lit(`{${BEGINS.join(',')}}`)}::numeric[])`;
