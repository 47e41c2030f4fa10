import { ShowPaymentCard } from '@manette/contracts/payments';
import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { NO_CHANGES, type TicketChanges } from '../../domain/ticket-changes.js';
import type { Ticket } from '../../domain/ticket.js';
import { timeAndIds } from '../time-and-ids.js';
import type { OrderFacts } from './order-facts.js';

/** Shows the payment card of a new ticket automatically, if the shop settings ask for it [LIF-038]. */
@Injectable()
export class PaymentCard {
  constructor(
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  /** Shows the card of a ticket that is about to be added, if it has a price and a payment method is active. */
  async showFor(ticket: Ticket, { showsPaymentCard }: OrderFacts): Promise<TicketChanges> {
    const price = ticket.price();
    if (!showsPaymentCard || !price || price.amount <= 0) return NO_CHANGES;
    const isShown: boolean = await this.commands.execute(
      new ShowPaymentCard(ticket.id, ticket.clientId, price),
    );
    if (!isShown) return NO_CHANGES;
    const entry = { kind: 'payment_requested', actorId: null } as const;
    return ticket.amend(
      { payment: 'awaiting', systemMessage: 'paymentRequested', entry },
      timeAndIds(this.clock),
    );
  }
}
