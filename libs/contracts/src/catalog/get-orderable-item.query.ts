import type { Money } from '../http/primitives.js';
import type { ItemRef } from './take-from-stock.command.js';

/** The data of a listing that an order needs. */
export interface OrderableItem extends ItemRef {
  /** Code name of an account, name of a card. */
  name: string;
  /** Platform of a card, console of an account. */
  platform: string;
  price: Money;
  available: number;
}

/** Query to catalog for one listing; answers `OrderableItem`, or null if it does not exist (any more). */
export class GetOrderableItem {
  constructor(readonly item: ItemRef) {}
}
