import type { ItemRef } from '@manette/contracts/catalog';
import type { Money } from '@manette/contracts/http';

/** The listing a ticket is about, as it was when ordered: later edits of the listing do not reach it. */
export interface OrderedItem extends ItemRef {
  name: string;
  platform: string;
  price: Money;
}
