import { UnitOfWork } from '@manette/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { TicketNotifications } from '../notify-ticket-changes/ticket-notifications.js';
import { TicketViewers } from '../ticket-viewers.js';

/** A socket leaves a ticket, or all of its tickets [RT-015]. */
export class LeaveTicket extends Command<void> {
  constructor(
    readonly socketId: string,
    readonly ticketId?: string,
  ) {
    super();
  }
}

@CommandHandler(LeaveTicket)
export class LeaveTicketHandler implements ICommandHandler<LeaveTicket> {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly viewers: TicketViewers,
    private readonly notifications: TicketNotifications,
  ) {}

  execute({ socketId, ticketId }: LeaveTicket): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const left of await this.viewers.remove(socketId, ticketId))
        await this.notifications.viewersChanged(left);
    });
  }
}
