import * as z from 'zod/mini';
import { CURRENCIES } from '../http/primitives.js';

/** The message for every amount that cannot be paid [LIF-023, LIF-025]. */
export const AMOUNT_ABOVE_0 = 'Amount must be above 0';

// A number with at most two decimals equals the number that its two-decimal text represents; a number with more does not.
const hasTwoDecimals = (amount: number) => Number(amount.toFixed(2)) === amount;

/** An amount to pay, as a number or as the text of a form field: above 0, at most two decimals. */
export const amountDue = z.pipe(
  z.union(
    [z.number(), z.string().check(z.trim(), z.regex(/^\d{1,12}(\.\d{1,12})?$/, AMOUNT_ABOVE_0))],
    AMOUNT_ABOVE_0,
  ),
  z.pipe(
    z.transform(Number),
    z
      .number()
      .check(
        z.positive({ error: AMOUNT_ABOVE_0, abort: true }),
        z.maximum(99_999_999.99, { error: 'Amount must be less than 100000000', abort: true }),
        z.refine(hasTwoDecimals, AMOUNT_ABOVE_0),
      ),
  ),
);

const moneyDue = z.object(
  { amount: amountDue, currency: z.enum(CURRENCIES, 'Currency must be DZD, EUR or USD') },
  AMOUNT_ABOVE_0,
);

/** `PUT /payments/tickets/{ticketId}`; the default amount is the price of the item or the renewal [LIF-023]. */
export const paymentRequest = z.object({ amount: z.optional(moneyDue) });
export type PaymentRequest = z.infer<typeof paymentRequest>;
