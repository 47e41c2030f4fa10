interface Counted {
  _id: string;
  count: number;
}

/** Returns one entry per value of an enumeration, in its order; the count of a value that does not occur is 0. */
export const withZeroCounts = <Id extends string>(
  values: readonly Id[],
  counted: readonly Counted[],
): { _id: Id; count: number }[] => {
  const counts = new Map(counted.map(({ _id, count }) => [_id, count]));
  return values.map((_id) => ({ _id, count: counts.get(_id) ?? 0 }));
};
