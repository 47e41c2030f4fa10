import {
  accountFiguresAnswer,
  activityAnswer,
  giftCardFiguresAnswer,
  overviewAnswer,
  ticketFiguresAnswer,
  userFiguresAnswer,
} from '@manette/contracts/stats';
import { AdminOnly, Answers } from '@manette/platform';
import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ReadAccountFigures } from '../application/read-account-figures/read-account-figures.js';
import { ReadActivity } from '../application/read-activity/read-activity.js';
import { ReadGiftCardFigures } from '../application/read-gift-card-figures/read-gift-card-figures.js';
import { ReadOverview } from '../application/read-overview/read-overview.js';
import { ReadTicketFigures } from '../application/read-ticket-figures/read-ticket-figures.js';
import { ReadUserFigures } from '../application/read-user-figures/read-user-figures.js';

/** The shop in figures, for administrators [STAT-001]. */
@ApiTags('statistics')
@ApiBearerAuth()
@AdminOnly()
@Controller('stats')
export class StatsController {
  constructor(
    private readonly overview: ReadOverview,
    private readonly tickets: ReadTicketFigures,
    private readonly accounts: ReadAccountFigures,
    private readonly giftCards: ReadGiftCardFigures,
    private readonly users: ReadUserFigures,
    private readonly activity: ReadActivity,
  ) {}

  @Get('overview')
  @Answers(overviewAnswer)
  async readOverview() {
    return { overview: await this.overview.run() };
  }

  @Get('tickets')
  @Answers(ticketFiguresAnswer)
  async readTickets() {
    return { tickets: await this.tickets.run() };
  }

  @Get('accounts')
  @Answers(accountFiguresAnswer)
  async readAccounts() {
    return { accounts: await this.accounts.run() };
  }

  @Get('giftcards')
  @Answers(giftCardFiguresAnswer)
  async readGiftCards() {
    return { giftcards: await this.giftCards.run() };
  }

  @Get('users')
  @Answers(userFiguresAnswer)
  async readUsers() {
    return { users: await this.users.run() };
  }

  @Get('activity')
  @Answers(activityAnswer)
  async readActivity() {
    return { activity: await this.activity.run() };
  }
}
