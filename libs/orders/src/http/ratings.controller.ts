import {
  ownRatingAnswer,
  ratingAnswer,
  ratingFields,
  ratingListQuery,
  ratingsAnswer,
  type RatingFields,
  type RatingListQuery,
} from '@manette/contracts/orders';
import { AdminOnly, Answers, CurrentUser, VerifiedOnly, type Principal, Operation } from '@manette/platform';
import { Body, Controller, Get, HttpStatus, Param, Put, Query, Res } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { actorOf } from '../application/actor-of.js';
import { ListRatings } from '../application/list-ratings/list-ratings.query.js';
import { RateTicket } from '../application/rate-ticket/rate-ticket.command.js';
import { ReadRating } from '../application/read-rating/read-rating.query.js';
import { ticketId } from './ticket-id.js';

@ApiTags('ratings')
@VerifiedOnly()
@Controller('ratings')
export class RatingsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  /** [LIF-102] */
  @Operation('List the ratings', 'Returns the ratings that clients gave to their orders, in pages.')
  @Get()
  @AdminOnly()
  @Answers(ratingsAnswer)
  async list(@Query({ schema: ratingListQuery }) query: RatingListQuery) {
    const { items, nextCursor, total } = await this.queries.execute(new ListRatings(query));
    return { ratings: items, nextCursor, total };
  }

  @Operation('Read the rating of an order', 'Returns the rating of one order, or null if there is none.')
  @Get('tickets/:ticketId')
  @Answers(ownRatingAnswer)
  async read(@CurrentUser() principal: Principal, @Param('ticketId') id: string) {
    return { rating: await this.queries.execute(new ReadRating(ticketId(id), actorOf(principal))) };
  }

  /** Responds 201 with the first rating, 200 with a changed one [LIF-101]. */
  @Operation(
    'Rate an order',
    'Stores the rating of a completed order by its client. Answers 201 with the first rating, or 200 with a changed one.',
    'FORBIDDEN',
    'CONFLICT',
    'RATING_CLOSED',
  )
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
