import { BoundedContext } from '@manette/platform';
import { Module, type DynamicModule } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { StoreCalendar } from './application/figures/store-calendar.js';
import { ReadAccountFiguresHandler } from './application/read-account-figures/read-account-figures.query.js';
import { ReadActivityHandler } from './application/read-activity/read-activity.query.js';
import { ReadGiftCardFiguresHandler } from './application/read-gift-card-figures/read-gift-card-figures.query.js';
import { ReadOverviewHandler } from './application/read-overview/read-overview.query.js';
import { ReadRatingFiguresHandler } from './application/read-rating-figures/read-rating-figures.query.js';
import { ReadTicketFiguresHandler } from './application/read-ticket-figures/read-ticket-figures.query.js';
import { ReadUserFiguresHandler } from './application/read-user-figures/read-user-figures.query.js';
import { RollUpTickets } from './application/roll-up-tickets/roll-up-tickets.js';
import { StatsController } from './http/stats.controller.js';

const controllers = [StatsController];

@BoundedContext('stats')
@Module({
  imports: [CqrsModule],
  providers: [
    StoreCalendar,
    RollUpTickets,
    ReadOverviewHandler,
    ReadTicketFiguresHandler,
    ReadAccountFiguresHandler,
    ReadGiftCardFiguresHandler,
    ReadUserFiguresHandler,
    ReadActivityHandler,
    ReadRatingFiguresHandler,
  ],
})
export class StatsModule {
  /** Returns the module for a process that serves the routes of this context (operations, section 8). */
  static withRoutes(): DynamicModule {
    return { module: StatsModule, controllers };
  }
}
