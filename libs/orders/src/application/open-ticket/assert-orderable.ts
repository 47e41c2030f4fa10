import type { ItemRef, OrderableItem } from '@manette/contracts/catalog';
import { validate } from 'uuid';
import { ItemNotFound, OutOfStock } from '../../domain/ticket.errors.js';

/** @throws ItemNotFound for an id that none can have */
export function assertPossible({ kind, id }: ItemRef): void {
  if (!validate(id)) throw new ItemNotFound(kind);
}

/** A listing that a client wants to order, as it was found. @throws ItemNotFound, OutOfStock [ORD-071] */
export function orderable(ref: ItemRef, item: OrderableItem | null): OrderableItem {
  if (!item) throw new ItemNotFound(ref.kind);
  if (item.available <= 0) throw new OutOfStock(ref.kind);
  return item;
}
