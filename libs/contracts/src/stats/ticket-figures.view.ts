import * as z from 'zod/mini';
import { uuid } from '../http/primitives.js';
import { TICKET_STATUSES } from '../orders/enumerations.js';
import { distribution, trend } from './distribution.js';

const milliseconds = z.nullable(z.int());

/** [STAT-025..028] */
export const ticketFiguresView = z.object({
  statusBreakdown: distribution(z.enum(TICKET_STATUSES)),
  dailyTickets: trend,
  /** From a ticket's creation to the first message of an admin; null when no ticket has been answered. */
  responseTimeStats: z.object({
    avgResponseTime: milliseconds,
    minResponseTime: milliseconds,
    maxResponseTime: milliseconds,
  }),
  /** The clients who opened most tickets in the days of the trend. */
  topClients: z.array(z.object({ _id: uuid, username: z.string(), count: z.int() })),
});
export type TicketFiguresView = z.infer<typeof ticketFiguresView>;
