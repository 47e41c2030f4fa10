import {
  guideAnswer,
  guideDefinitionsAnswer,
  guidesAnswer,
  sendGuideSchema,
  tickStepSchema,
} from '@manette/contracts/fulfilment';
import type { GuideView, SendGuideInput, TickStepInput } from '@manette/contracts/fulfilment';
import {
  AdminOnly,
  Answers,
  CurrentUser,
  parseId,
  VerifiedOnly,
  type Principal,
  Operation,
} from '@manette/platform';
import { Body, Controller, Get, HttpStatus, Param, Post, Put, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { ReadGuides } from '../application/read-guides/read-guides.query.js';
import { SendGuide } from '../application/send-guide/send-guide.command.js';
import { TickStep } from '../application/tick-step/tick-step.command.js';
import { GUIDES } from '../domain/guides/guides.js';

const callerOf = ({ userId, role }: Principal) => ({ id: userId, role });

@ApiTags('guides')
@VerifiedOnly()
@Controller('guides')
export class GuidesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [LIF-095] */
  @Operation('List the guides', 'Returns the guides of the shop with their steps, in both languages.')
  @Get()
  @Answers(guideDefinitionsAnswer)
  @AdminOnly()
  list() {
    return { guides: GUIDES };
  }

  /** [LIF-098] */
  @Operation(
    'Send a guide',
    'Sends a guide into the ticket of an order. The console and the service of the order determine the guide unless the request names them.',
    'TICKET_CLOSED',
    'CONFLICT',
  )
  @Post('tickets/:ticketId')
  @Answers(guideAnswer, 201)
  @AdminOnly()
  async send(
    @CurrentUser() principal: Principal,
    @Param('ticketId') id: string,
    @Body({ schema: sendGuideSchema }) input: SendGuideInput,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ guide: GuideView }> {
    const sent = await this.commands.execute(
      new SendGuide(callerOf(principal), parseId(id, 'Ticket not found'), input),
    );
    if (!sent.created) response.status(HttpStatus.OK);
    return { guide: sent.guide };
  }

  @Operation(
    'List the guides of an order',
    'Returns the guides that were sent into the ticket of an order, with the steps that the client has ticked.',
  )
  @Get('tickets/:ticketId')
  @Answers(guidesAnswer)
  async read(@CurrentUser() principal: Principal, @Param('ticketId') id: string) {
    const query = new ReadGuides(parseId(id, 'Ticket not found'), callerOf(principal));
    return { guides: await this.queries.execute(query) };
  }

  /** [LIF-099] */
  @Operation(
    'Mark a step of a guide',
    'Marks a step as done or not done. Only the client to whom the guide was sent can do this.',
    'FORBIDDEN',
  )
  @Put('sent/:id/steps/:number')
  @Answers(guideAnswer)
  async tick(
    @CurrentUser() principal: Principal,
    @Param('id') id: string,
    @Param('number') number: string,
    @Body({ schema: tickStepSchema }) { done }: TickStepInput,
  ): Promise<{ guide: GuideView }> {
    const guideId = parseId(id, 'Guide not found');
    const step = { number: Number(number), done };
    return { guide: await this.commands.execute(new TickStep(callerOf(principal), guideId, step)) };
  }
}
