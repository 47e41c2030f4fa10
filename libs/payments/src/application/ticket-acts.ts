import {
  AmendTicket,
  isClosed,
  LockTicket,
  type TicketAmendment,
  type TicketCaller,
  type TicketFacts,
} from '@manette/contracts/orders';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { TicketClosed } from '../domain/payment.errors.js';

/** Sends the commands to orders with which payments changes a ticket; inside a unit of work. */
@Injectable()
export class TicketActs {
  constructor(private readonly commands: CommandBus) {}

  /** Locks an open ticket. @throws NOT_FOUND, FORBIDDEN, TicketClosed */
  async lock(ticketId: string, caller: TicketCaller): Promise<TicketFacts> {
    const facts = await this.commands.execute<LockTicket, TicketFacts>(new LockTicket(ticketId, caller));
    if (isClosed(facts.status)) throw new TicketClosed();
    return facts;
  }

  /** Writes the result of a change into the ticket. */
  async amend(ticketId: string, amendment: TicketAmendment): Promise<void> {
    await this.commands.execute(new AmendTicket(ticketId, amendment));
  }
}
