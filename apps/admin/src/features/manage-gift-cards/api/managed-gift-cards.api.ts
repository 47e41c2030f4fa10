import type { GiftCardFields, GiftCardListQuery, GiftCardView } from '@manette/contracts/catalog';
import { api } from '@manette/web-api';
import { subscribe } from '@manette/web-realtime';
import { sortNameOf } from '../../../components/sort-name';
import { listingEndpoints } from '../../../listings/listing-endpoints';
import { giftCardBody } from './gift-card-body';

export type ManagedGiftCardFilters = Pick<GiftCardListQuery, 'q' | 'platform' | 'region' | 'inStock'> & {
  /** Undefined: the newest first. */
  sort?: GiftCardListQuery['sort'] | undefined;
};

/** Returns the value by which the table is sorted. */
const sortedBy = (card: GiftCardView, { sort }: ManagedGiftCardFilters) => {
  const name = sortNameOf(sort);
  return name && card[name];
};

const managedGiftCardsApi = api.injectEndpoints({
  endpoints: (build) => {
    const giftCards = listingEndpoints<GiftCardView, GiftCardFields, ManagedGiftCardFilters>(build, {
      path: '/giftcards',
      tag: 'GiftCard',
      names: { one: 'giftCard', list: 'giftCards' },
      bodyOf: giftCardBody,
      events: {
        sortKey: sortedBy,
        changed: (handler) => subscribe('giftcard_updated', handler),
        deleted: (handler) => subscribe('giftcard_deleted', handler),
        created: (handler) => subscribe('new_giftcard_uploaded', handler),
      },
    });
    return {
      getManagedGiftCards: giftCards.list,
      getManagedGiftCard: giftCards.read,
      saveGiftCard: giftCards.save,
      changeGiftCard: giftCards.change,
      deleteGiftCard: giftCards.remove,
    };
  },
});

export const {
  useGetManagedGiftCardsInfiniteQuery,
  useGetManagedGiftCardQuery,
  useSaveGiftCardMutation,
  useChangeGiftCardMutation,
  useDeleteGiftCardMutation,
} = managedGiftCardsApi;
