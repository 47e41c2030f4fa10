import * as z from 'zod/mini';
import { CURRENCIES } from '../http/primitives.js';

/** How many there are of each: `_id` is what they have in common. */
export const distribution = <Id extends z.core.$ZodType>(id: Id) =>
  z.array(z.object({ _id: id, count: z.int() }));

/** The same for amounts, which are never put together across currencies. */
export const moneyDistribution = <Id extends z.core.$ZodType>(id: Id) =>
  z.array(z.object({ _id: id, currency: z.enum(CURRENCIES), count: z.int() }));

/** A figure for each of the last `TREND_DAYS` days of the shop's time zone, today last; days without any are 0. */
export const trend = distribution(z.iso.date());
export type Trend = z.infer<typeof trend>;

export const TREND_DAYS = 30;
