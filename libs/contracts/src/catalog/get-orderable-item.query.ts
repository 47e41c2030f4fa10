import type { Money } from '../http/primitives.js';
import type { ItemRef } from './take-from-stock.command.js';

/** The data of a listing that an order needs. */
export interface OrderableItem extends ItemRef {
  /** The code name of an account, or the name of a card. */
  name: string;
  /** The platform of a card, or the console of an account. */
  platform: string;
  price: Money;
  available: number;
}

/**
 * Reads a listing from the catalogue for an order. Returns `OrderableItem`, or null if the listing does not or no longer exist.
 */
export class GetOrderableItem {
  constructor(readonly item: ItemRef) {}
}
