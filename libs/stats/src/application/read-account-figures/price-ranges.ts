import { sql, type RawBuilder } from 'kysely';

/** Lower bounds of the price ranges: the steps suit ten euros as well as ten thousand dinars. */
const LOWER_BOUNDS = [0, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000];

/** The label of a range ('1000-1999.99') by its index, counted from 1; amounts have two decimals, so the ranges leave no gap. */
export const rangeLabel = (index: number): string => {
  const next = LOWER_BOUNDS[index];
  const first = LOWER_BOUNDS[index - 1] ?? 0;
  return next === undefined ? `${first}+` : `${first}-${(next - 0.01).toFixed(2)}`;
};

/** The index of an amount's range, counted from 1. */
export const rangeIndex = (amount: RawBuilder<unknown>): RawBuilder<number> =>
  sql<number>`width_bucket(${amount}, ${sql.lit(`{${LOWER_BOUNDS.join(',')}}`)}::numeric[])`;
