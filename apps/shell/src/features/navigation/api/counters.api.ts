import type { TicketView } from '@manette/contracts/orders';
import { api } from '@manette/web-api';

/** Counts of new listings since the user's last visit, and of unread messages. */
export const countersApi = api.injectEndpoints({
  endpoints: (build) => ({
    newAccounts: build.query<number, void>({
      query: () => '/accounts/new-count',
      transformResponse: (answer: { newAccountsCount: number }) => answer.newAccountsCount,
      providesTags: ['NewAccountsCount'],
    }),
    newGiftCards: build.query<number, void>({
      query: () => '/giftcards/new-count',
      transformResponse: (answer: { newGiftCardsCount: number }) => answer.newGiftCardsCount,
      providesTags: ['NewGiftCardsCount'],
    }),
    unreadSupport: build.query<number, void>({
      query: () => '/messages/support/unread-count',
      transformResponse: (answer: { unreadCount: number }) => answer.unreadCount,
      providesTags: ['UnreadSupportCount'],
    }),
    /** Ids of the pending tickets without unread messages. */
    ticketsWithoutUnread: build.query<string[], void>({
      query: () => '/messages/support/tickets?status=pending&limit=100',
      transformResponse: ({ tickets }: { tickets: TicketView[] }) =>
        tickets.filter(({ unreadByAdmin }) => unreadByAdmin === 0).map(({ _id }) => _id),
      keepUnusedDataFor: 0,
    }),
  }),
});
export const { useNewAccountsQuery, useNewGiftCardsQuery, useUnreadSupportQuery } = countersApi;
