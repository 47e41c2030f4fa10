export { activityView, type ActivityView } from './activity.view.js';
export {
  accountFiguresAnswer,
  activityAnswer,
  giftCardFiguresAnswer,
  overviewAnswer,
  ratingFiguresAnswer,
  ticketFiguresAnswer,
  userFiguresAnswer,
} from './answers.js';
export { TREND_DAYS, type Trend } from './distribution.js';
export {
  accountFiguresView,
  giftCardFiguresView,
  type AccountFiguresView,
  type GiftCardFiguresView,
} from './listing-figures.view.js';
export { overviewView, type OverviewView } from './overview.view.js';
export { ratingFiguresView, type RatingFiguresView } from './rating-figures.view.js';
export { ticketFiguresView, type TicketFiguresView } from './ticket-figures.view.js';
export { userFiguresView, type UserFiguresView } from './user-figures.view.js';
