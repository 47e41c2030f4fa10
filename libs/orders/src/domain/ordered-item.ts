import type { ItemRef } from '@manette/contracts/catalog';
import type { Money } from '@manette/contracts/http';

/** The listing that a ticket is about, as it was when ordered; later changes of the listing do not change it. */
export interface OrderedItem extends ItemRef {
  name: string;
  platform: string;
  price: Money;
}
