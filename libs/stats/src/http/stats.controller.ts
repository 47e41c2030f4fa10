import {
  accountFiguresAnswer,
  activityAnswer,
  giftCardFiguresAnswer,
  overviewAnswer,
  ratingFiguresAnswer,
  ticketFiguresAnswer,
  userFiguresAnswer,
} from '@manette/contracts/stats';
import { AdminOnly, Answers, Operation, ApiKeyScope } from '@manette/platform';
import { Controller, Get } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { ApiTags } from '@nestjs/swagger';
import { ReadAccountFigures } from '../application/read-account-figures/read-account-figures.query.js';
import { ReadActivity } from '../application/read-activity/read-activity.query.js';
import { ReadGiftCardFigures } from '../application/read-gift-card-figures/read-gift-card-figures.query.js';
import { ReadOverview } from '../application/read-overview/read-overview.query.js';
import { ReadRatingFigures } from '../application/read-rating-figures/read-rating-figures.query.js';
import { ReadTicketFigures } from '../application/read-ticket-figures/read-ticket-figures.query.js';
import { ReadUserFigures } from '../application/read-user-figures/read-user-figures.query.js';

/** The figures of the shop, for administrators [STAT-001]. */
@ApiTags('statistics')
@AdminOnly()
@ApiKeyScope('stats:read')
@Controller('stats')
export class StatsController {
  constructor(private readonly queries: QueryBus) {}

  @Operation('Read the overview', 'Returns the most important figures of the shop.')
  @Get('overview')
  @Answers(overviewAnswer)
  async readOverview() {
    return { overview: await this.queries.execute(new ReadOverview()) };
  }

  @Operation(
    'Read the figures of orders',
    'Returns the numbers of tickets by status and day, the response times, and the clients with the most tickets.',
  )
  @Get('tickets')
  @Answers(ticketFiguresAnswer)
  async readTickets() {
    return { tickets: await this.queries.execute(new ReadTicketFigures()) };
  }

  @Operation(
    'Read the figures of accounts',
    'Returns the numbers of accounts by console, service, price and stock.',
  )
  @Get('accounts')
  @Answers(accountFiguresAnswer)
  async readAccounts() {
    return { accounts: await this.queries.execute(new ReadAccountFigures()) };
  }

  @Operation(
    'Read the figures of gift cards',
    'Returns the numbers of gift cards by platform, value and region, and the units in stock.',
  )
  @Get('giftcards')
  @Answers(giftCardFiguresAnswer)
  async readGiftCards() {
    return { giftcards: await this.queries.execute(new ReadGiftCardFigures()) };
  }

  @Operation(
    'Read the figures of users',
    'Returns the numbers of users by role and verification, the registrations by day, and the newest users.',
  )
  @Get('users')
  @Answers(userFiguresAnswer)
  async readUsers() {
    return { users: await this.queries.execute(new ReadUserFigures()) };
  }

  @Operation(
    'Read the figures of ratings',
    'Returns the average and the number of ratings, in total and by administrator.',
  )
  @Get('ratings')
  @Answers(ratingFiguresAnswer)
  async readRatings() {
    return { ratings: await this.queries.execute(new ReadRatingFigures()) };
  }

  @Operation('Read the latest activity', 'Returns the latest tickets, messages, accounts and gift cards.')
  @Get('activity')
  @Answers(activityAnswer)
  async readActivity() {
    return { activity: await this.queries.execute(new ReadActivity()) };
  }
}
