import type { AccountView, GiftCardView } from '@manette/contracts/catalog';
import { api, listTag } from '@manette/web-api';

const chosen = (url: string, ids: string[]) => ({
  url,
  params: { ids: ids.join(), limit: ids.length },
  keep: true,
});

const viewedListingsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The accounts with these ids; deleted ones are missing. */
    getViewedAccounts: build.query<AccountView[], string[]>({
      query: (ids) => chosen('/accounts', ids),
      transformResponse: ({ accounts }: { accounts: AccountView[] }) => accounts,
      providesTags: [listTag('Account')],
    }),
    /** The gift cards with these ids; deleted ones are missing. */
    getViewedGiftCards: build.query<GiftCardView[], string[]>({
      query: (ids) => chosen('/giftcards', ids),
      transformResponse: ({ giftCards }: { giftCards: GiftCardView[] }) => giftCards,
      providesTags: [listTag('GiftCard')],
    }),
  }),
});

export const { useGetViewedAccountsQuery, useGetViewedGiftCardsQuery } = viewedListingsApi;
