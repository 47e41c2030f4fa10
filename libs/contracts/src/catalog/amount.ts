import * as z from 'zod/mini';
import { CURRENCIES } from '../http/primitives.js';

const MESSAGES = {
  required: (label: string) => `${label} must be a number`,
  min: (label: string) => `${label} must be at least 0`,
  decimals: (label: string) => `${label} must have at most two decimals`,
  max: (label: string) => `${label} must be less than 100000000`,
};

// A number with at most two decimals equals the number that its two-decimal text represents; a number with more does not.
const hasTwoDecimals = (amount: number) => Number(amount.toFixed(2)) === amount;

/** An amount of money, as a number or as the text of a form field: 0 or more, at most two decimals [CAT-106]. */
export const amount = (label: string) =>
  z.pipe(
    z.union(
      [
        z.number(),
        z.string().check(z.trim(), z.regex(/^-?\d{1,12}(\.\d{1,12})?$/, MESSAGES.required(label))),
      ],
      MESSAGES.required(label),
    ),
    z.pipe(
      z.transform(Number),
      z
        .number()
        .check(
          z.minimum(0, { error: MESSAGES.min(label), abort: true }),
          z.maximum(99_999_999.99, { error: MESSAGES.max(label), abort: true }),
          z.refine(hasTwoDecimals, MESSAGES.decimals(label)),
        ),
    ),
  );

/** An amount with its currency, in forms and files. */
export const price = (label: string) =>
  z.object(
    { amount: amount(label), currency: z.enum(CURRENCIES, 'Currency must be DZD, EUR or USD') },
    `${label} is required`,
  );

/** A change of an amount, of its currency, or of both. */
export const priceChanges = (label: string) => z.partial(price(label));
