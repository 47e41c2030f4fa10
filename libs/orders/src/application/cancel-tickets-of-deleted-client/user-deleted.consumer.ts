import { Injectable } from '@nestjs/common';
import { identityEvents, type UserDeleted } from '@manette/contracts/identity';
import { OnIntegrationEvent } from '@manette/platform';
import { isClosed } from '@manette/contracts/orders';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { Moments } from '../moments.js';
import { TicketNews } from '../tell-ticket-news/ticket-news.js';

/** Deleting a client cancels their open tickets (contract, section 5); again changes nothing, none is open then. */
@Injectable()
export class UserDeletedConsumer {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly news: TicketNews,
    private readonly moments: Moments,
  ) {}

  @OnIntegrationEvent(identityEvents.userDeleted)
  async cancelOpenTickets({ userId }: UserDeleted): Promise<void> {
    for (const id of await this.tickets.openOf(userId)) {
      const ticket = await this.tickets.lock(id);
      // An admin may have closed it while we waited for its lock.
      if (isClosed(ticket.status)) continue;
      const trace = ticket.abandon(this.moments.now());
      await this.tickets.keep(ticket, trace);
      await this.news.changed(ticket, trace);
    }
  }
}
