import type { ItemRef, SavedSearchView, StockAlertView } from '@manette/contracts/catalog';
import { api } from '@manette/web-api';

type Catalog = SavedSearchView['catalog'];

/** The filters of a shelf as they are in the address, so `inStock` is a string. */
export type ShelfFilters = Partial<
  Record<'q' | 'service' | 'console' | 'platform' | 'region' | 'inStock', string | undefined>
>;

const searchesApi = api.enhanceEndpoints({ addTagTypes: ['SavedSearch', 'StockAlert'] }).injectEndpoints({
  endpoints: (build) => ({
    getSavedSearches: build.query<SavedSearchView[], void>({
      query: () => '/saved-searches',
      transformResponse: ({ savedSearches }: { savedSearches: SavedSearchView[] }) => savedSearches,
      providesTags: ['SavedSearch'],
    }),
    saveSearch: build.mutation<void, { catalog: Catalog; query: ShelfFilters }>({
      query: (body) => ({ url: '/saved-searches', method: 'POST', body }),
      invalidatesTags: ['SavedSearch'],
    }),
    removeSearch: build.mutation<void, string>({
      query: (id) => ({ url: `/saved-searches/${id}`, method: 'DELETE' }),
      invalidatesTags: ['SavedSearch'],
    }),
    getStockAlerts: build.query<StockAlertView[], void>({
      query: () => '/stock-alerts',
      transformResponse: ({ stockAlerts }: { stockAlerts: StockAlertView[] }) => stockAlerts,
      providesTags: ['StockAlert'],
    }),
    waitForStock: build.mutation<void, ItemRef>({
      query: ({ kind, id }) => ({
        url: '/stock-alerts',
        method: 'POST',
        body: kind === 'account' ? { accountId: id } : { giftCardId: id },
      }),
      invalidatesTags: ['StockAlert'],
    }),
    stopWaiting: build.mutation<void, string>({
      query: (id) => ({ url: `/stock-alerts/${id}`, method: 'DELETE' }),
      invalidatesTags: ['StockAlert'],
    }),
  }),
});

export const {
  useGetSavedSearchesQuery,
  useSaveSearchMutation,
  useRemoveSearchMutation,
  useGetStockAlertsQuery,
  useWaitForStockMutation,
  useStopWaitingMutation,
} = searchesApi;
