/** The values of several rounds of one measurement. */
export interface Spread {
  min: number;
  median: number;
  max: number;
}

/** Returns the value that `share` of all values do not exceed (0.95: the 95th percentile). @throws Error without values */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const value = sorted[Math.min(Math.ceil(share * sorted.length), sorted.length) - 1] ?? sorted[0];
  if (value === undefined) throw new Error('nothing was measured');
  return value;
}

/** @throws Error without values */
export const spreadOf = (values: readonly number[]): Spread => ({
  min: percentile(values, 0),
  median: percentile(values, 0.5),
  max: percentile(values, 1),
});

/** Returns the spread of `ours` divided by `against`, round by round. @throws Error without rounds */
export const ratioOf = (ours: readonly number[], against: readonly number[]): Spread =>
  spreadOf(ours.map((value, round) => value / (against[round] ?? NaN)));
