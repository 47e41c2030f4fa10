import * as z from 'zod/mini';

export const CURRENCIES = ['DZD', 'EUR', 'USD'] as const;

export const uuid = z.uuid();
/** A time in ISO 8601, in UTC. */
export const isoTime = z.iso.datetime();
/** An amount with at most two decimals in one of the shop's currencies [CAT-082]. */
export const money = z.object({ amount: z.number(), currency: z.enum(CURRENCIES) });
export type Money = z.infer<typeof money>;
