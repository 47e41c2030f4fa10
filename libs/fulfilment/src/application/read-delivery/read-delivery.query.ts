import type { DeliveryView } from '@manette/contracts/fulfilment';
import { GetTicketFacts, type TicketFacts } from '@manette/contracts/orders';
import { Clock } from '@manette/platform';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DeliveryNotFound } from '../../domain/delivery.errors.js';
import type { Person } from '../delivery/delivery-access.js';
import { DeliveryRows } from '../delivery/delivery-rows.js';

/** Returns the delivery of a ticket, for its client and administrators [LIF-055]. */
export class ReadDelivery extends Query<DeliveryView> {
  constructor(
    readonly ticketId: string,
    readonly reader: Person,
  ) {
    super();
  }
}

@QueryHandler(ReadDelivery)
export class ReadDeliveryHandler implements IQueryHandler<ReadDelivery> {
  constructor(
    private readonly queries: QueryBus,
    private readonly deliveries: DeliveryRows,
    private readonly clock: Clock,
  ) {}

  /** @throws TicketNotFound, DeliveryNotFound */
  async execute({ ticketId, reader }: ReadDelivery): Promise<DeliveryView> {
    const read = new GetTicketFacts(ticketId, { user: reader, allowed: 'both' });
    const { id } = await this.queries.execute<GetTicketFacts, TicketFacts>(read);
    const view = await this.deliveries.find(id, this.clock.now(), reader.role === 'admin');
    if (!view) throw new DeliveryNotFound();
    return view;
  }
}
