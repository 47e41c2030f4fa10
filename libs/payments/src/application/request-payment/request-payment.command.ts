import type { Money } from '@manette/contracts/http';
import type { TicketFacts } from '@manette/contracts/orders';
import type { PaymentView } from '@manette/contracts/payments';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { PaymentCard } from '../../domain/payment-card.js';
import { AmountMissing, NoActiveMethod } from '../../domain/payment.errors.js';
import { PaymentRepository } from '../../domain/payment.repository.js';
import { PaymentNotices } from '../payment-notices.js';
import type { Person } from '../person.js';
import { ReadPayment } from '../read-payment/read-payment.query.js';
import { TicketActs } from '../ticket-acts.js';
import { changedFields, ticketTarget } from '@manette/contracts/audit';

/** An administrator shows the payment card of an order or changes its amount [LIF-023]. */
export class RequestPayment extends Command<PaymentView> {
  constructor(
    readonly by: Person,
    readonly ticketId: string,
    /** If undefined, the price of item or renewal is asked. */
    readonly amount: Money | undefined,
  ) {
    super();
  }
}

function amountOf({ item, renewal }: TicketFacts, given: Money | undefined): Money {
  const amount = given ?? item?.price ?? renewal?.price;
  if (!amount || amount.amount <= 0) throw new AmountMissing();
  return amount;
}

@CommandHandler(RequestPayment)
export class RequestPaymentHandler implements ICommandHandler<RequestPayment> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketActs,
    private readonly payments: PaymentRepository,
    private readonly notices: PaymentNotices,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /** @throws TicketClosed, AmountMissing, ProofSentAlready, NoActiveMethod, and the refusals of `LockTicket` */
  execute({ by, ticketId, amount: given }: RequestPayment): Promise<PaymentView> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId, { user: by, allowed: 'admin' });
      const { isAnew, former, amount } = await this.ask(ticket, given);
      await this.tickets.amend(ticket.id, {
        payment: 'awaiting',
        ...(isAnew && { systemMessage: 'paymentRequested' as const }),
        entry: { kind: 'payment_requested', actorId: by.id },
      });
      this.notices.changed({ ticketId: ticket.id, clientId: ticket.clientId }, 'awaiting');
      const before = { payment: ticket.payment, amount: former };
      const changes = changedFields<object>(before, { payment: 'awaiting', amount });
      this.audit.recordChanges({ action: 'payment.changed', target: ticketTarget(ticket), changes });
      return this.queries.execute(new ReadPayment(ticket.id, by));
    });
  }

  private async ask(
    ticket: TicketFacts,
    given: Money | undefined,
  ): Promise<{ isAnew: boolean; former: Money | null; amount: Money }> {
    const amount = amountOf(ticket, given);
    const now = this.clock.now();
    const card = await this.payments.cardOf(ticket.id);
    const former = card && { amount: card.amount, currency: card.currency };
    card?.assertNoProof();
    if (!(await this.payments.hasActiveMethod())) throw new NoActiveMethod();
    const isAnew = card?.ask(amount, now) ?? true;
    await (card
      ? this.payments.saveCard(card)
      : this.payments.addCard(PaymentCard.show(ticket.id, amount, now)));
    return { isAnew, former, amount };
  }
}
