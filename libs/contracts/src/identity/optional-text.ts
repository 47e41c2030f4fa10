import * as z from 'zod/mini';

/** A field that may be empty: an empty text or null clears it, an absent one leaves it unchanged. */
export const clearable = <T extends z.ZodMiniType<string, string>>(rule: T) =>
  z.optional(
    z.pipe(
      z.transform((typed: unknown) => (typeof typed === 'string' && typed.trim() === '' ? null : typed)),
      z.nullable(rule),
    ),
  );

/** A field in which an empty text counts as absent. */
export const omittable = <T extends z.ZodMiniType<string, string>>(rule: T) =>
  z.optional(
    z.pipe(
      z.transform((typed: unknown) => (typed === '' || typed === null ? undefined : typed)),
      z.optional(rule),
    ),
  );
