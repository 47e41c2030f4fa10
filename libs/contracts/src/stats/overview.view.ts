import * as z from 'zod/mini';

/** The dashboard's cards [STAT-017..024]. */
export const overviewView = z.object({
  totalUsers: z.int(),
  /** Pending and in progress. */
  activeTickets: z.int(),
  totalAccounts: z.int(),
  /** Listings in stock. */
  availableAccounts: z.int(),
  /** Completed orders. */
  soldAccounts: z.int(),
  totalGiftCards: z.int(),
  availableGiftCards: z.int(),
  soldGiftCards: z.int(),
  /** Messages that users wrote today, in tickets and in the public chat. */
  todayMessages: z.int(),
  thisWeekTickets: z.int(),
});
export type OverviewView = z.infer<typeof overviewView>;
