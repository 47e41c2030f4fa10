import type { TicketView } from '@manette/contracts/orders';
import type { SlotKind } from '@manette/contracts/rentals';
import { AuditTrail, Clock, UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { OverdueHolds } from '../release-hold/overdue-holds.js';
import { timeAndIds } from '../time-and-ids.js';
import { judgePayment } from './accepted-payment.js';
import { OrderUnits } from './order-units.js';
import { recordedTicket } from '../recorded-ticket.js';

export interface CompletionInput {
  /** The reason for completing the order although its payment is not accepted. */
  paymentOverride?: string | undefined;
  slotKind?: SlotKind | undefined;
}

/** An administrator marks the order as successful: 'Order Successful' [ORD-044, API-042]. */
export class CompleteTicket extends Command<TicketView> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly input: CompletionInput = {},
  ) {
    super();
  }
}

/**
 * Completes a ticket and gives the client what was ordered, all or nothing: the commands of catalog, rentals and
 * fulfilment run in this transaction. Everywhere rows are locked in the order ticket, listing, units. So if several
 * completions compete for the last unit, one succeeds, the others are refused with `OUT_OF_STOCK` and their tickets
 * stay open (contract, section 5; LIF-004).
 */
@CommandHandler(CompleteTicket)
export class CompleteTicketHandler implements ICommandHandler<CompleteTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly queries: QueryBus,
    private readonly units: OrderUnits,
    private readonly overdue: OverdueHolds,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws TicketNotFound, OnlyForAdmins, TicketClosed, PaymentRequired, the refusal of a missing or wrong slot
   * kind, and OUT_OF_STOCK, in this order [LIF-003]
   */
  execute({ by, ticketId, input }: CompleteTicket): Promise<TicketView> {
    return this.overdue.retryAfterReleasingOverdueHolds(() => this.complete(by, ticketId, input));
  }

  private complete(by: Actor, ticketId: string, { paymentOverride, slotKind }: CompletionInput) {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      ticket.assertOpenFor(by);
      const recorded = recordedTicket(ticket);
      const override = await judgePayment(this.queries, ticket, paymentOverride);
      const given = await this.units.give(ticket, by, slotKind);
      const changes = ticket.complete(by, timeAndIds(this.clock), { ...given, override });
      await this.tickets.save(ticket, changes);
      this.audit.record(recorded('ticket.status-changed'));
      return (await this.notifications.changed(ticket, changes)).ticket;
    });
  }
}
