import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { timelineAnswer, timelineQuery, type TimelineQuery } from '@manette/contracts/orders';
import { AdminOnly, Answers, CurrentUser, type Principal } from '@manette/platform';
import { TicketViews } from '../application/list-tickets/ticket-views.js';
import { actorOf } from '../application/actor-of.js';
import { Timelines } from '../application/read-timeline/timelines.js';
import { ticketId } from './ticket-id.js';

@ApiTags('support')
@ApiBearerAuth()
@AdminOnly()
@Controller('messages/support')
export class TimelineController {
  constructor(
    private readonly tickets: TicketViews,
    private readonly timelines: Timelines,
  ) {}

  /** What happened to a ticket and who did it. */
  @Get('ticket/:id/timeline')
  @Answers(timelineAnswer)
  async read(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Query({ schema: timelineQuery }) query: TimelineQuery,
  ) {
    const ticket = await this.tickets.find(ticketId(id), actorOf(principal));
    const { items, nextCursor, total } = await this.timelines.page(ticket._id, query);
    return { timeline: items, nextCursor, total };
  }
}
