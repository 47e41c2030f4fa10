/**
 * The kinds of notifications, with their default switches (pocket.md, section 4). `mail` is null for a kind without mails
 * [POC-038].
 */
export const NOTIFICATION_KINDS = {
  ticketMessages: { push: true, mail: true },
  orderStatus: { push: true, mail: null },
  newTickets: { push: true, mail: null },
  rentals: { push: true, mail: true },
  savedSearches: { push: true, mail: false },
  backInStock: { push: true, mail: true },
  newListings: { push: false, mail: null },
  mentions: { push: false, mail: null },
} as const satisfies Record<string, KindSwitches>;

export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

export interface KindSwitches {
  push: boolean;
  mail: boolean | null;
}
