import { DomainError } from '@manette/contracts/errors';
import { AmendTicket, LockTicket, type TicketAmendment, type TicketFacts } from '@manette/contracts/orders';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';

/** Locks and changes the tickets that started rentals. A rental may outlive its ticket. */
@Injectable()
export class TermTickets {
  constructor(private readonly commands: CommandBus) {}

  /**
   * Locks the ticket of a rental, before listing and slot. Returns null if the rental has no ticket or the ticket was
   * deleted.
   */
  async lock(ticketId: string | null): Promise<TicketFacts | null> {
    if (!ticketId) return null;
    try {
      const command = new LockTicket(ticketId, { user: null, allowed: 'both' });
      return await this.commands.execute<LockTicket, TicketFacts>(command);
    } catch (error) {
      if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
      throw error;
    }
  }

  /** Writes to the ticket that was locked, if there is one. */
  async amend(ticket: TicketFacts | null, amendment: TicketAmendment): Promise<void> {
    if (ticket) await this.commands.execute<AmendTicket, void>(new AmendTicket(ticket.id, amendment));
  }
}
