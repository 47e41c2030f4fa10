import type { QueueView } from '@manette/contracts/orders';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { TicketNotFound } from '../../domain/ticket.errors.js';
import { ReadTicket } from '../read-ticket/read-ticket.query.js';
import { QueueFigures } from './queue-figures.js';

/** Returns the place of a ticket in the queue and the usual waiting time, for its client and for administrators [LIF-105]. */
export class ReadQueue extends Query<QueueView> {
  constructor(
    readonly ticketId: string,
    readonly reader: Actor,
  ) {
    super();
  }
}

@QueryHandler(ReadQueue)
export class ReadQueueHandler implements IQueryHandler<ReadQueue> {
  constructor(
    private readonly queries: QueryBus,
    private readonly figures: QueueFigures,
  ) {}

  /** @throws TicketNotFound */
  async execute({ ticketId, reader }: ReadQueue): Promise<QueueView> {
    await this.queries.execute(new ReadTicket(ticketId, reader));
    const queue = (await this.figures.of([ticketId])).get(ticketId);
    if (!queue) throw new TicketNotFound();
    return queue;
  }
}
