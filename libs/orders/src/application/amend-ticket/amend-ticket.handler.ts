import { AmendTicket } from '@manette/contracts/orders';
import { Clock, UnitOfWork } from '@manette/platform';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { timeAndIds } from '../time-and-ids.js';

/** Called by the contexts that change orders: writes the result of their change into the ticket that they have locked. */
@CommandHandler(AmendTicket)
export class AmendTicketHandler implements ICommandHandler<AmendTicket, void> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly tickets: TicketRepository,
    private readonly notifications: TicketNotifications,
    private readonly clock: Clock,
  ) {}

  /** If the amendment has only a timeline entry, nobody is notified [LIF-002]. @throws TicketNotFound */
  execute({ ticketId, amendment }: AmendTicket): Promise<void> {
    return this.unitOfWork.run(async () => {
      const ticket = await this.tickets.lock(ticketId);
      const { entry, ...shown } = amendment;
      const changes = ticket.amend(amendment, timeAndIds(this.clock));
      await this.tickets.save(ticket, changes);
      const isShown = Object.values(shown).some((value) => value !== undefined);
      if (isShown) await this.notifications.changed(ticket, changes);
    });
  }
}
