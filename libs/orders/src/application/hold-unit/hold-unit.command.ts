import type { HoldUnitInput, TicketView } from '@manette/contracts/orders';
import { AuditTrail, APP_CONFIG, Clock, UnitOfWork, type AppConfig } from '@manette/platform';
import { Inject } from '@nestjs/common';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Actor } from '../../domain/actor.js';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { OrderUnits } from '../complete-ticket/order-units.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { OverdueHolds } from '../release-hold/overdue-holds.js';
import { timeAndIds } from '../time-and-ids.js';
import { recordedTicket } from '../recorded-ticket.js';

const MINUTE_MS = 60_000;

export interface HeldUnit {
  ticket: TicketView;
  /** False when the ticket already held a unit; its time has then been restarted. */
  created: boolean;
}

/** An administrator sets one unit of a ticket's listing aside for some minutes [LIF-108]. */
export class HoldUnit extends Command<HeldUnit> {
  constructor(
    readonly by: Actor,
    readonly ticketId: string,
    readonly input: HoldUnitInput,
  ) {
    super();
  }
}

@CommandHandler(HoldUnit)
export class HoldUnitHandler implements ICommandHandler<HoldUnit> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly units: OrderUnits,
    private readonly overdue: OverdueHolds,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * @throws TicketNotFound, OnlyForAdmins, TicketClosed, NoListing, the refusal of a missing or wrong slot kind,
   * OUT_OF_STOCK
   */
  execute({ by, ticketId, input }: HoldUnit): Promise<HeldUnit> {
    return this.overdue.retryAfterReleasingOverdueHolds(() => this.hold(by, ticketId, input));
  }

  private hold(by: Actor, ticketId: string, { minutes, slotKind }: HoldUnitInput): Promise<HeldUnit> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const recorded = recordedTicket(ticket);
      const created = !ticket.holdsUnit();
      const time = timeAndIds(this.clock);
      const until = new Date(time.now.getTime() + minutes * MINUTE_MS * this.config.periods.factor);
      const changes = ticket.hold(minutes, until, by, time);
      const item = ticket.item();
      if (created && item) await this.units.hold(ticket, { kind: item.kind, id: item.id }, slotKind);
      await this.tickets.save(ticket, changes);
      this.audit.record(recorded('ticket.changed'));
      return { ticket: (await this.notifications.changed(ticket, changes)).ticket, created };
    });
  }
}
