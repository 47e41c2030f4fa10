import { Body, Controller, HttpStatus, Post, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import {
  openTicketSchema,
  ticketAnswer,
  type OpenTicketInput,
  type TicketView,
} from '@manette/contracts/orders';
import { Answers, CurrentUser, type Principal } from '@manette/platform';
import type { Response } from 'express';
import { OpenTicket } from '../application/open-ticket/open-ticket.command.js';
import { partyOf } from '../application/party-of.js';

/** No gate stands before this route: who may not order is told so in the sentence of ordering. */
@ApiTags('support')
@ApiBearerAuth()
@Controller('messages/support')
export class OpeningController {
  constructor(private readonly commands: CommandBus) {}

  /** 201 with the new ticket, 200 with the open one for the same item [API-038]. */
  @Post('ticket')
  @Answers(ticketAnswer, 201)
  @Answers(ticketAnswer, 200)
  async open(
    @CurrentUser() principal: Principal,
    @Body({ schema: openTicketSchema }) wanted: OpenTicketInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ ticket: TicketView }> {
    const by = { ...partyOf(principal), isVerified: principal.isVerified };
    const { ticket, created } = await this.commands.execute(new OpenTicket(by, wanted));
    response.status(created ? HttpStatus.CREATED : HttpStatus.OK);
    return { ticket };
  }
}
