import * as z from 'zod/mini';

/** A field that may be left empty: an empty text or null clears it, an absent one stays as it is. */
export const clearable = <T extends z.ZodMiniType<string, string>>(rule: T) =>
  z.optional(
    z.pipe(
      z.transform((typed: unknown) => (typeof typed === 'string' && typed.trim() === '' ? null : typed)),
      z.nullable(rule),
    ),
  );

/** A field where an empty text means "not given". */
export const omittable = <T extends z.ZodMiniType<string, string>>(rule: T) =>
  z.optional(
    z.pipe(
      z.transform((typed: unknown) => (typed === '' || typed === null ? undefined : typed)),
      z.optional(rule),
    ),
  );
