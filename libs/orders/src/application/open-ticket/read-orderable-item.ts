import { GetOrderableItem, type ItemRef, type OrderableItem } from '@manette/contracts/catalog';
import type { QueryBus } from '@nestjs/cqrs';
import { validate } from 'uuid';
import { ItemNotFound, OutOfStock } from '../../domain/ticket.errors.js';

/** Asks catalog for a listing that a client wants to order. @throws ItemNotFound, OutOfStock [ORD-071] */
export async function readOrderableItem(queries: QueryBus, ref: ItemRef): Promise<OrderableItem> {
  if (!validate(ref.id)) throw new ItemNotFound(ref.kind);
  const item = await queries.execute<GetOrderableItem, OrderableItem | null>(new GetOrderableItem(ref));
  if (!item) throw new ItemNotFound(ref.kind);
  if (item.available <= 0) throw new OutOfStock(ref.kind);
  return item;
}
