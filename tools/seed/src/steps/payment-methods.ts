import { AddMethod } from '@manette/payments/commands';
import { PAYMENT_METHODS, type MethodKey } from '../data/payment-methods.js';
import { daysBefore } from '../time.js';
import type { PlayedShop } from './played-shop.js';

const ADDED_DAYS_AGO = 95;

/** Writes the payment methods. @returns their ids by key */
export async function seedPaymentMethods({
  commands,
  clock,
  now,
}: PlayedShop): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const [at, key] of (Object.keys(PAYMENT_METHODS) as MethodKey[]).entries()) {
    const added = daysBefore(now, ADDED_DAYS_AGO - at / 24);
    const { _id } = await clock.at(added, () => commands.execute(new AddMethod(PAYMENT_METHODS[key])));
    ids.set(key, _id);
  }
  return ids;
}
