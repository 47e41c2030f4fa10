import { GetOrderableItem, TakeFromStock, type OrderableItem } from '@manette/contracts/catalog';
import { CommandHandler, QueryHandler, type ICommandHandler, type IQueryHandler } from '@nestjs/cqrs';
import { OutOfStock } from '../domain/ticket.errors.js';

/** The listings that catalog would return, by their ids. */
export class InMemoryCatalog {
  readonly items = new Map<string, OrderableItem>();
}

@QueryHandler(GetOrderableItem)
export class InMemoryGetOrderableItem implements IQueryHandler<GetOrderableItem> {
  constructor(private readonly catalog: InMemoryCatalog) {}

  async execute({ item }: GetOrderableItem): Promise<OrderableItem | null> {
    return this.catalog.items.get(item.id) ?? null;
  }
}

@CommandHandler(TakeFromStock)
export class InMemoryTakeFromStock implements ICommandHandler<TakeFromStock> {
  constructor(private readonly catalog: InMemoryCatalog) {}

  async execute({ item }: TakeFromStock): Promise<void> {
    const listing = this.catalog.items.get(item.id);
    if (!listing || listing.available < 1) throw new OutOfStock(item.kind);
    listing.available -= 1;
  }
}
