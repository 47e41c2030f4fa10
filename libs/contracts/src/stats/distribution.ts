import * as z from 'zod/mini';
import { CURRENCIES } from '../http/primitives.js';

/** Counts by group; `_id` is the group. */
export const distribution = <Id extends z.core.$ZodType>(id: Id) =>
  z.array(z.object({ _id: id, count: z.int() }));

/** Counts by amount and currency; amounts of different currencies are never added. */
export const moneyDistribution = <Id extends z.core.$ZodType>(id: Id) =>
  z.array(z.object({ _id: id, currency: z.enum(CURRENCIES), count: z.int() }));

/** A figure for each of the last `TREND_DAYS` days of the shop's time zone, today last; days without data are 0. */
export const trend = distribution(z.iso.date());
export type Trend = z.infer<typeof trend>;

export const TREND_DAYS = 30;
