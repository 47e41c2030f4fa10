import { queueAnswer } from '@manette/contracts/orders';
import { Answers, CurrentUser, VerifiedOnly, type Principal, Operation } from '@manette/platform';
import { Controller, Get, Param } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { actorOf } from '../application/actor-of.js';
import { ReadQueue } from '../application/read-queue/read-queue.query.js';
import { ticketId } from './ticket-id.js';

@ApiTags('support')
@VerifiedOnly()
@Controller('messages/support')
export class QueueController {
  constructor(private readonly queries: QueryBus) {}

  /** [LIF-105] */
  @Operation(
    'Read the position in the queue',
    'Returns the position of an order in the queue, and the usual waiting time.',
  )
  @Get('ticket/:ticketId/queue')
  @Answers(queueAnswer)
  async read(@CurrentUser() principal: Principal, @Param('ticketId') id: string) {
    return { queue: await this.queries.execute(new ReadQueue(ticketId(id), actorOf(principal))) };
  }
}
