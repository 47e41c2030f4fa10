import * as z from 'zod/mini';

/** A filter of a list: one of `values`; 'all' is no filter, as if it was absent. */
export const choice = <const Value extends string>(values: readonly Value[], unknown: string) =>
  z.optional(
    z.pipe(
      z.enum(['all', ...values], unknown),
      z.transform((chosen) => (chosen === 'all' ? undefined : (chosen as Value))),
    ),
  );
