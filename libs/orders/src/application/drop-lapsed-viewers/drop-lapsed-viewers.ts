import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '@manette/platform';
import { TicketRepository } from '../../domain/ticket.repository.js';
import { NO_TRACE } from '../../domain/trace.js';
import { TicketViewers, type Lapse } from '../join-ticket/ticket-viewers.js';
import { TicketNews } from '../tell-ticket-news/ticket-news.js';

/**
 * What was said after the last sign of a process that died has counted as read, and reached nobody: it is unread again,
 * unless somebody of that side has come back meanwhile, who has caught up.
 */
@Injectable()
export class DropLapsedViewers {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly viewers: TicketViewers,
    private readonly tickets: TicketRepository,
    private readonly news: TicketNews,
  ) {}

  run(): Promise<void> {
    return this.unitOfWork.run(async () => {
      for (const lapse of await this.viewers.dropLapsed()) await this.doubt(lapse);
    });
  }

  private async doubt({ ticketId, side, sureTo }: Lapse): Promise<void> {
    const ticket = await this.tickets.lock(ticketId);
    if (!ticket.doubtReading(side, sureTo, await this.tickets.saidTo(side, ticketId, sureTo))) return;
    await this.tickets.keep(ticket, NO_TRACE);
    await this.news.changed(ticket, NO_TRACE);
  }
}
