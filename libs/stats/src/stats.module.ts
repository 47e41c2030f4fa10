import { Module } from '@nestjs/common';
import { ReadAccountFigures } from './application/read-account-figures.js';
import { ReadActivity } from './application/read-activity.js';
import { ReadGiftCardFigures } from './application/read-gift-card-figures.js';
import { ReadOverview } from './application/read-overview.js';
import { ReadTicketFigures } from './application/read-ticket-figures.js';
import { ReadUserFigures } from './application/read-user-figures.js';
import { RollUpTickets } from './application/roll-up-tickets.js';
import { StoreDays } from './application/store-days.js';
import { StatsController } from './http/stats.controller.js';

@Module({
  controllers: [StatsController],
  providers: [
    StoreDays,
    RollUpTickets,
    ReadOverview,
    ReadTicketFigures,
    ReadAccountFigures,
    ReadGiftCardFigures,
    ReadUserFigures,
    ReadActivity,
  ],
})
export class StatsModule {}
