import type { ItemRef, OrderableItem } from '@manette/contracts/catalog';
import { validate } from 'uuid';
import { ItemNotFound, OutOfStock } from '../../domain/ticket.errors.js';

/** Checks the format of an id. @throws ItemNotFound for a malformed one */
export function assertPossible({ kind, id }: ItemRef): void {
  if (!validate(id)) throw new ItemNotFound(kind);
}

/**
 * Returns the listing that a client wants to order, if it was found and is in stock. @throws ItemNotFound, OutOfStock
 * [ORD-071]
 */
export function orderable(ref: ItemRef, item: OrderableItem | null): OrderableItem {
  if (!item) throw new ItemNotFound(ref.kind);
  if (item.available <= 0) throw new OutOfStock(ref.kind);
  return item;
}
