import * as z from 'zod/mini';
import { activityView } from './activity.view.js';
import { accountFiguresView, giftCardFiguresView } from './listing-figures.view.js';
import { overviewView } from './overview.view.js';
import { ratingFiguresView } from './rating-figures.view.js';
import { ticketFiguresView } from './ticket-figures.view.js';
import { userFiguresView } from './user-figures.view.js';

/** The responses of the statistics' routes, each under its own name (contract, section 3). */
export const overviewAnswer = z.object({ overview: overviewView });
export const ticketFiguresAnswer = z.object({ tickets: ticketFiguresView });
export const accountFiguresAnswer = z.object({ accounts: accountFiguresView });
export const giftCardFiguresAnswer = z.object({ giftcards: giftCardFiguresView });
export const userFiguresAnswer = z.object({ users: userFiguresView });
export const ratingFiguresAnswer = z.object({ ratings: ratingFiguresView });
export const activityAnswer = z.object({ activity: activityView });
