import { EntityManager } from '@mikro-orm/postgresql';
import { ShowPaymentCard } from '@manette/contracts/payments';
import { Clock } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentCard } from '../../domain/payment-card.js';
import { PaymentRepository } from '../../domain/payment.repository.js';
import { PaymentNotices } from '../payment-notices.js';
import type { PaymentsTables } from '../payments.tables.js';

/** Shows the card of a ticket that is being opened; a card that is there stays [LIF-038]. */
@CommandHandler(ShowPaymentCard)
export class ShowPaymentCardHandler implements ICommandHandler<ShowPaymentCard> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly notices: PaymentNotices,
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ ticketId, amount }: ShowPaymentCard): Promise<boolean> {
    if (amount.amount <= 0 || !(await this.payments.hasActiveMethod())) return false;
    if (await this.payments.cardOf(ticketId)) return false;
    await this.payments.addCard(PaymentCard.show(ticketId, amount, this.clock.now()));
    this.notices.changed({ ticketId, clientId: await this.clientOf(ticketId) }, 'awaiting');
    return true;
  }

  private async clientOf(ticketId: string): Promise<string> {
    const tickets = this.em.getKysely<PaymentsTables>().selectFrom('orders.ticket_facts').select('client_id');
    return (await tickets.where('id', '=', ticketId).executeTakeFirstOrThrow()).client_id;
  }
}
