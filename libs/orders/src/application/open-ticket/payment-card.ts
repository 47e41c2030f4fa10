import { GetShopSettings, type ShopSettings } from '@manette/contracts/orders';
import { ShowPaymentCard } from '@manette/contracts/payments';
import { Clock } from '@manette/platform';
import { Injectable } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Ticket } from '../../domain/ticket.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { timeAndIds } from '../time-and-ids.js';

/** The payment card that a ticket shows by itself, where the shop wants that [LIF-038]. */
@Injectable()
export class PaymentCard {
  constructor(
    private readonly tickets: TicketRepository,
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** Shows the card of a ticket that was just added, if it has a price and a payment method is active. */
  async showFor(ticket: Ticket): Promise<void> {
    const price = ticket.price();
    if (!price || price.amount <= 0) return;
    const { autoPaymentCard }: ShopSettings = await this.queries.execute(new GetShopSettings());
    if (!autoPaymentCard) return;
    const isShown: boolean = await this.commands.execute(new ShowPaymentCard(ticket.id, price));
    if (!isShown) return;
    const entry = { kind: 'payment_requested', actorId: null } as const;
    const changes = ticket.amend(
      { payment: 'awaiting', systemMessage: 'paymentRequested', entry },
      timeAndIds(this.clock),
    );
    await this.tickets.save(ticket, changes);
  }
}
