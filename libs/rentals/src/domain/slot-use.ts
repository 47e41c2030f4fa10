import type { OrderType } from '@manette/contracts/orders';
import type { SlotKind } from '@manette/contracts/rentals';
import { monthsAfter } from './rental-calendar.js';

/**
 * Returns the state of a slot after its ticket is completed: only rent starts a rental, and a complete account is
 * sold [LIF-077].
 */
export const useOf = (kind: SlotKind, orderType: OrderType): 'rented' | 'sold' =>
  orderType === 'rent' && kind !== 'complete' ? 'rented' : 'sold';

/** Rentals of these kinds last as long as the console stays off the internet [LIF-080]. */
export const isEndless = (kind: SlotKind): boolean => kind === 'offline_ps4' || kind === 'offline_ps5';

/** Returns the end of a rental that starts at `startsAt`; null without an end. */
export const endOf = (kind: SlotKind, startsAt: Date, months: number, timezone: string): Date | null =>
  isEndless(kind) ? null : monthsAfter(startsAt, months, timezone);
