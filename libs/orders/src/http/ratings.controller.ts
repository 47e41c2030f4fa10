import {
  ownRatingAnswer,
  ratingAnswer,
  ratingFields,
  ratingListQuery,
  ratingsAnswer,
  type RatingFields,
  type RatingListQuery,
} from '@manette/contracts/orders';
import { AdminOnly, Answers, CurrentUser, VerifiedOnly, type Principal } from '@manette/platform';
import { Body, Controller, Get, HttpStatus, Param, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { actorOf } from '../application/actor-of.js';
import { ListRatings } from '../application/list-ratings/list-ratings.query.js';
import { RateTicket } from '../application/rate-ticket/rate-ticket.command.js';
import { ReadRating } from '../application/read-rating/read-rating.query.js';
import { ticketId } from './ticket-id.js';

@ApiTags('ratings')
@ApiBearerAuth()
@VerifiedOnly()
@Controller('ratings')
export class RatingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [LIF-102] */
  @Get()
  @AdminOnly()
  @Answers(ratingsAnswer)
  async list(@Query({ schema: ratingListQuery }) query: RatingListQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListRatings(query));
    return { ratings: items, nextCursor, total };
  }

  @Get('tickets/:ticketId')
  @Answers(ownRatingAnswer)
  async read(@CurrentUser() principal: Principal, @Param('ticketId') id: string) {
    return { rating: await this.queries.execute(new ReadRating(ticketId(id), actorOf(principal))) };
  }

  /** 201 with the first rating, 200 with a changed one [LIF-101]. */
  @Put('tickets/:ticketId')
  @Answers(ratingAnswer, 201)
  @Answers(ratingAnswer, 200)
  async rate(
    @CurrentUser() principal: Principal,
    @Param('ticketId') id: string,
    @Body({ schema: ratingFields }) fields: RatingFields,
    @Res({ passthrough: true }) response: Response,
  ) {
    const command = new RateTicket(actorOf(principal), ticketId(id), fields);
    const { rating, created } = await this.commands.execute(command);
    response.status(created ? HttpStatus.CREATED : HttpStatus.OK);
    return { rating };
  }
}
