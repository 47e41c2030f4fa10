import type { Money } from '../http/primitives.js';
import type { ItemRef } from './take-from-stock.command.js';

/** What an order has to know of a listing. */
export interface OrderableItem extends ItemRef {
  /** Code name of an account, name of a card. */
  name: string;
  /** Platform of a card, console of an account. */
  platform: string;
  price: Money;
  available: number;
}

/** Asks catalog for one listing; answers `OrderableItem`, or null when there is none (any more). */
export class GetOrderableItem {
  constructor(readonly item: ItemRef) {}
}
