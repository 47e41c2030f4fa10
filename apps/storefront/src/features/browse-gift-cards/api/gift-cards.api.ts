import type { GiftCardView, Platform, RegionCode } from '@manette/contracts/catalog';
import { api, listTag, providesEntry } from '@manette/web-api';
import { itemsOf, keepEntryLive, keepListLive, pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe, type EventHandler } from '@manette/web-realtime';
import type { RootState } from '@manette/web-store';

export interface GiftCardFilters {
  q?: string | undefined;
  inStock?: 'true' | 'false' | undefined;
  platform?: Platform | undefined;
  region?: RegionCode | undefined;
}

interface Answer extends Omit<ListPage<GiftCardView>, 'items'> {
  giftCards: GiftCardView[];
}

/** How long the shelf stays cached while a details page is open, in seconds. */
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
        keep: pageParam === null,
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
      query: (id) => ({ url: `/giftcards/${encodeURIComponent(id)}`, keep: true }),
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

/** @returns the listing from the cache of a shelf, to show until its own query has an answer */
export const selectKnownGiftCard =
  (id: string) =>
  ({ api: cache }: RootState): GiftCardView | undefined => {
    // The API's state contains the endpoints of all features; its type here covers only those of this feature.
    const state = { api: cache } as State;
    return giftCardsApi.util
      .selectCachedArgsForQuery(state, 'getGiftCards')
      .flatMap((filters) => itemsOf(giftCardsApi.endpoints.getGiftCards.select(filters)(state).data))
      .find(({ _id }) => _id === id);
  };
