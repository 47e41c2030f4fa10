import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { timelineAnswer, timelineQuery, type TimelineQuery } from '@manette/contracts/orders';
import { AdminOnly, Answers, CurrentUser, type Principal, Operation } from '@manette/platform';
import { actorOf } from '../application/actor-of.js';
import { ReadTimeline } from '../application/read-timeline/read-timeline.query.js';
import { ticketId } from './ticket-id.js';

@ApiTags('support')
@AdminOnly()
@Controller('messages/support')
export class TimelineController {
  constructor(private readonly queries: QueryBus) {}

  /** Returns the timeline of a ticket. */
  @Operation(
    'Read the timeline of a ticket',
    'Returns the events of a ticket, each with its time and the user who caused it.',
  )
  @Get('ticket/:id/timeline')
  @Answers(timelineAnswer)
  async read(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Query({ schema: timelineQuery }) query: TimelineQuery,
  ) {
    const timeline = new ReadTimeline(ticketId(id), query, actorOf(principal));
    const { items, nextCursor, total } = await this.queries.execute(timeline);
    return { timeline: items, nextCursor, total };
  }
}
