import { Body, Controller, Delete, HttpStatus, Param, Put, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { holdUnitSchema, ticketAnswer, type HoldUnitInput, type TicketView } from '@manette/contracts/orders';
import { AdminOnly, Answers, CurrentUser, type Principal, Operation } from '@manette/platform';
import type { Response } from 'express';
import { actorOf } from '../application/actor-of.js';
import { HoldUnit } from '../application/hold-unit/hold-unit.command.js';
import { ReleaseHold } from '../application/release-hold/release-hold.command.js';
import { StockConflicts } from './stock-conflicts.js';
import { ticketId } from './ticket-id.js';

/** [LIF-108] */
@ApiTags('support')
@AdminOnly()
@Controller('messages/support')
export class HoldsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly conflicts: StockConflicts,
  ) {}

  /** Responds 201 with a new hold, 200 when the time of an existing hold was restarted. */
  @Operation(
    'Hold a unit for an order',
    'Holds a unit of the listing for an order, for a limited time. Answers 201 with a new hold, or 200 if the time of an existing hold was restarted.',
    'TICKET_CLOSED',
    'CONFLICT',
    'OUT_OF_STOCK',
  )
  @Put('ticket/:id/hold')
  @Answers(ticketAnswer, 201)
  @Answers(ticketAnswer, 200)
  async hold(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Body({ schema: holdUnitSchema }) input: HoldUnitInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ ticket: TicketView }> {
    const command = new HoldUnit(actorOf(principal), ticketId(id), input);
    const { ticket, created } = await this.conflicts.count(this.commands.execute(command));
    response.status(created ? HttpStatus.CREATED : HttpStatus.OK);
    return { ticket };
  }

  @Operation(
    'Release the hold of an order',
    'Returns the held unit to the stock of its listing.',
    'TICKET_CLOSED',
  )
  @Delete('ticket/:id/hold')
  @Answers(ticketAnswer)
  async release(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
  ): Promise<{ ticket: TicketView }> {
    return { ticket: await this.commands.execute(new ReleaseHold(actorOf(principal), ticketId(id))) };
  }
}
