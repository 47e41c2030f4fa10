import { Body, Controller, HttpStatus, Post, Res, UseGuards } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import {
  openTicketSchema,
  ticketAnswer,
  type OpenTicketInput,
  type TicketView,
} from '@manette/contracts/orders';
import { AnsweredAtCommit, Answers, CurrentUser, type Principal, Operation } from '@manette/platform';
import type { Response } from 'express';
import {
  isOpenedTicket,
  OpenTicket,
  type OpenedTicket,
} from '../application/open-ticket/open-ticket.command.js';
import { actorOf } from '../application/actor-of.js';
import { OrderingGuard } from './ordering.guard.js';

const answerOf = ({ ticket, created }: OpenedTicket) => ({
  status: created ? HttpStatus.CREATED : HttpStatus.OK,
  body: { ticket },
});

@ApiTags('support')
@Controller('messages/support')
export class OpenTicketController {
  constructor(private readonly commands: CommandBus) {}

  /** Responds 201 with the new ticket, 200 with the open one for the same item [API-038]. */
  @Operation(
    'Order a listing or request support',
    'Opens a ticket. Answers 201 with a new ticket, or 200 with the open ticket for the same listing.',
    'ADMIN_CANNOT_ORDER',
    'NOT_FOUND',
    'OUT_OF_STOCK',
    'CONFLICT',
    'TICKET_LIMIT',
  )
  @Post('ticket')
  @Answers(ticketAnswer, 201)
  @Answers(ticketAnswer, 200)
  @UseGuards(OrderingGuard)
  @AnsweredAtCommit((result) => (isOpenedTicket(result) ? answerOf(result) : undefined))
  async open(
    @CurrentUser() principal: Principal,
    @Body({ schema: openTicketSchema }) wanted: OpenTicketInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ ticket: TicketView }> {
    const opened = await this.commands.execute(new OpenTicket(actorOf(principal), wanted));
    const { status, body } = answerOf(opened);
    response.status(status);
    return body;
  }
}
