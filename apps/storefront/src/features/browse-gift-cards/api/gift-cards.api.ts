import type { GiftCardView, Platform, RegionCode } from '@manette/contracts/catalog';
import { api, listTag, providesEntry } from '@manette/web-api';
import { itemsOf, keepEntryLive, keepListLive, pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe, type EventHandler } from '@manette/web-realtime';
import type { RootState } from '@manette/web-store';

export interface GiftCardFilters {
  q?: string | undefined;
  platform?: Platform | undefined;
  region?: RegionCode | undefined;
}

interface Answer extends Omit<ListPage<GiftCardView>, 'items'> {
  giftCards: GiftCardView[];
}

/** Whoever reads a details page for this long still finds the pages of the shelf as they were. */
const SHELF_KEPT_S = 600;

const changed = (hear: EventHandler<'giftcard_updated'>) => subscribe('giftcard_updated', hear);
const deleted = (hear: EventHandler<'giftcard_deleted'>) => subscribe('giftcard_deleted', hear);

const giftCardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGiftCards: build.infiniteQuery<ListPage<GiftCardView>, GiftCardFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      keepUnusedDataFor: SHELF_KEPT_S,
      query: ({ queryArg, pageParam }) => ({
        url: '/giftcards',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ giftCards, ...page }: Answer) => ({ ...page, items: giftCards }),
      providesTags: [listTag('GiftCard')],
      onCacheEntryAdded: keepListLive<GiftCardView>('GiftCard', {
        changed,
        deleted,
        created: (hear) => subscribe('new_giftcard_uploaded', hear),
      }),
    }),
    getGiftCard: build.query<GiftCardView, string>({
      query: (id) => `/giftcards/${encodeURIComponent(id)}`,
      transformResponse: ({ giftCard }: { giftCard: GiftCardView }) => giftCard,
      providesTags: providesEntry('GiftCard'),
      onCacheEntryAdded: keepEntryLive<GiftCardView>('GiftCard', changed, deleted),
    }),
    markGiftCardsViewed: build.mutation<void, void>({
      query: () => ({ url: '/giftcards/mark-viewed', method: 'POST' }),
      invalidatesTags: ['NewGiftCardsCount'],
    }),
  }),
});

export const { useGetGiftCardsInfiniteQuery, useGetGiftCardQuery, useMarkGiftCardsViewedMutation } =
  giftCardsApi;

type State = Parameters<ReturnType<typeof giftCardsApi.endpoints.getGiftCards.select>>[0];

/** @returns the listing as a shelf in this page's memory shows it, to stand there until its own answer has come */
export const selectKnownGiftCard =
  (id: string) =>
  ({ api: cache }: RootState): GiftCardView | undefined => {
    // The page's one api keeps what every feature asked; its type knows this feature's calls alone.
    const state = { api: cache } as State;
    return giftCardsApi.util
      .selectCachedArgsForQuery(state, 'getGiftCards')
      .flatMap((filters) => itemsOf(giftCardsApi.endpoints.getGiftCards.select(filters)(state).data))
      .find(({ _id }) => _id === id);
  };
