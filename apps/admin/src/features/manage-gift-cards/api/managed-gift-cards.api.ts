import type { GiftCardFields, GiftCardListQuery, GiftCardView } from '@manette/contracts/catalog';
import { api, idempotent } from '@manette/web-api';
import { keepListLive, pagesByCursor, type ListPage } from '@manette/web-lists';
import { subscribe } from '@manette/web-realtime';
import type { ListingChanges, SentImages } from '../../../listings/use-save-listing';
import { sortNameOf } from '../../../components/sort-name';
import { giftCardBody } from './gift-card-body';

export type ManagedGiftCardFilters = Pick<GiftCardListQuery, 'q' | 'platform' | 'region' | 'inStock'> & {
  /** Absent: the newest first. */
  sort?: GiftCardListQuery['sort'] | undefined;
};

interface Answer extends Omit<ListPage<GiftCardView>, 'items'> {
  giftCards: GiftCardView[];
}

interface SaveGiftCard {
  /** Absent for a new card. */
  id?: string | undefined;
  fields: GiftCardFields;
  images: SentImages;
  key: string;
}

/** The value by which the table is sorted. */
const sortedBy = (card: GiftCardView, { sort }: ManagedGiftCardFilters) => {
  const name = sortNameOf(sort);
  return name && card[name];
};

const LIST = [{ type: 'GiftCard', id: 'LIST' }] as const;

const managedGiftCardsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getManagedGiftCards: build.infiniteQuery<ListPage<GiftCardView>, ManagedGiftCardFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/giftcards',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ giftCards, ...page }: Answer) => ({ items: giftCards, ...page }),
      providesTags: LIST,
      onCacheEntryAdded: keepListLive<GiftCardView, ManagedGiftCardFilters>('GiftCard', {
        standing: sortedBy,
        changed: (hear) => subscribe('giftcard_updated', hear),
        deleted: (hear) => subscribe('giftcard_deleted', hear),
        created: (hear) => subscribe('new_giftcard_uploaded', hear),
      }),
    }),
    getManagedGiftCard: build.query<GiftCardView, string>({
      query: (id) => `/giftcards/${id}`,
      transformResponse: ({ giftCard }: { giftCard: GiftCardView }) => giftCard,
      providesTags: (_, __, id) => [{ type: 'GiftCard', id }],
      keepUnusedDataFor: 0,
    }),
    saveGiftCard: build.mutation<GiftCardView, SaveGiftCard>({
      query: ({ id, fields, images, key }) => ({
        url: id ? `/giftcards/${id}` : '/giftcards',
        method: id ? 'PUT' : 'POST',
        body: giftCardBody(fields, images),
        headers: idempotent(key),
      }),
      transformResponse: ({ giftCard }: { giftCard: GiftCardView }) => giftCard,
      invalidatesTags: LIST,
    }),
    changeGiftCard: build.mutation<void, { id: string; changes: ListingChanges }>({
      query: ({ id, changes }) => ({ url: `/giftcards/${id}`, method: 'PUT', body: changes }),
      transformResponse: () => undefined,
      invalidatesTags: LIST,
    }),
    deleteGiftCard: build.mutation<void, string>({
      query: (id) => ({ url: `/giftcards/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: LIST,
    }),
  }),
});

export const {
  useGetManagedGiftCardsInfiniteQuery,
  useGetManagedGiftCardQuery,
  useSaveGiftCardMutation,
  useChangeGiftCardMutation,
  useDeleteGiftCardMutation,
} = managedGiftCardsApi;
