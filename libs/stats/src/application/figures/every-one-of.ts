interface Counted {
  _id: string;
  count: number;
}

/** One entry for every value of an enumeration, in its order: 0 where there are none. */
export const everyOneOf = <Id extends string>(
  values: readonly Id[],
  counted: readonly Counted[],
): { _id: Id; count: number }[] => {
  const counts = new Map(counted.map(({ _id, count }) => [_id, count]));
  return values.map((_id) => ({ _id, count: counts.get(_id) ?? 0 }));
};
