import { Module } from '@nestjs/common';
import { ReadAccountFigures } from './application/read-account-figures/read-account-figures.js';
import { ReadActivity } from './application/read-activity/read-activity.js';
import { ReadGiftCardFigures } from './application/read-gift-card-figures/read-gift-card-figures.js';
import { ReadOverview } from './application/read-overview/read-overview.js';
import { ReadTicketFigures } from './application/read-ticket-figures/read-ticket-figures.js';
import { ReadUserFigures } from './application/read-user-figures/read-user-figures.js';
import { RollUpTickets } from './application/roll-up-tickets/roll-up-tickets.js';
import { StoreDays } from './application/figures/store-days.js';
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
