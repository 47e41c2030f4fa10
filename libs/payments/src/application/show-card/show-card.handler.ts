import { ShowPaymentCard } from '@manette/contracts/payments';
import { Clock } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentCard } from '../../domain/payment-card.js';
import { PaymentRepository } from '../../domain/payment.repository.js';
import { PaymentNotices } from '../payment-notices.js';

/** Shows the payment card of a ticket that is being opened; an existing card is not changed [LIF-038]. */
@CommandHandler(ShowPaymentCard)
export class ShowPaymentCardHandler implements ICommandHandler<ShowPaymentCard> {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly notices: PaymentNotices,
    private readonly clock: Clock,
  ) {}

  async execute({ ticketId, clientId, amount }: ShowPaymentCard): Promise<boolean> {
    if (amount.amount <= 0 || !(await this.payments.hasActiveMethod())) return false;
    if (await this.payments.cardOf(ticketId)) return false;
    await this.payments.addCard(PaymentCard.show(ticketId, amount, this.clock.now()));
    this.notices.changed({ ticketId, clientId }, 'awaiting');
    return true;
  }
}
