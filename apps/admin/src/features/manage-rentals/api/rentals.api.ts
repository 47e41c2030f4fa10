import type { VaultView } from '@manette/contracts/fulfilment';
import type { UserView } from '@manette/contracts/identity';
import type { FreeSlotView, TermFilter, TermView } from '@manette/contracts/rentals';
import { api, idTag, listTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';
import { onReconnected, subscribe } from '@manette/web-realtime';
import type { UnknownAction } from '@manette/web-store';

export interface RentalFilters {
  q?: string | undefined;
  state?: TermFilter | undefined;
  kind?: string | undefined;
}

interface Answer extends Omit<ListPage<TermView>, 'items'> {
  terms: TermView[];
}

interface Entry {
  dispatch: (action: UnknownAction) => unknown;
  cacheEntryRemoved: Promise<void>;
}

const LIST = listTag('Rental');
/** The most entries that one response contains; a search narrows them down. */
const MOST = 100;

async function keepLive(_filters: unknown, { dispatch, cacheEntryRemoved }: Entry): Promise<void> {
  const refetch = () => void dispatch(api.util.invalidateTags([LIST]));
  const stops = [subscribe('rental_updated', refetch), onReconnected(refetch)];
  await cacheEntryRemoved;
  stops.forEach((stop) => stop());
}

const rentalsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getRentals: build.infiniteQuery<ListPage<TermView>, RentalFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/rentals/terms',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ terms, ...page }: Answer) => ({ items: terms, ...page }),
      providesTags: [LIST],
      onCacheEntryAdded: keepLive,
    }),
    countOverdue: build.query<number, void>({
      query: () => ({ url: '/rentals/terms', params: { state: 'overdue', limit: 1 } }),
      transformResponse: ({ total }: Answer) => total,
      providesTags: [LIST],
    }),
    getFreeSlots: build.query<FreeSlotView[], string>({
      query: (q) => ({ url: '/rentals/slots', params: { q: q || undefined, limit: MOST } }),
      transformResponse: ({ slots }: { slots: FreeSlotView[] }) => slots,
      providesTags: [LIST, listTag('Ledger')],
    }),
    getClients: build.query<UserView[], string>({
      query: (q) => ({ url: '/users', params: { role: 'client', q: q || undefined, limit: MOST } }),
      transformResponse: ({ users }: { users: UserView[] }) => users,
      providesTags: [listTag('User')],
    }),
    hasVault: build.query<boolean, string>({
      query: (accountId) => `/vault/accounts/${accountId}`,
      transformResponse: ({ vault }: { vault: VaultView }) => vault.enabled,
      providesTags: (_vault, _error, accountId) => [idTag('Vault', accountId)],
    }),
    addRental: build.mutation<void, object>({
      query: (body) => ({ url: '/rentals/terms', method: 'POST', body }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST, listTag('Ledger')],
    }),
    changeEnd: build.mutation<void, { id: string; endsAt: string; reason: string }>({
      query: ({ id, ...body }) => ({ url: `/rentals/terms/${id}`, method: 'PATCH', body }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST],
    }),
    confirmReturn: build.mutation<void, { id: string; body: object }>({
      query: ({ id, body }) => ({ url: `/rentals/terms/${id}/confirm-return`, method: 'POST', body }),
      transformResponse: () => undefined,
      invalidatesTags: [LIST, listTag('Ledger')],
    }),
  }),
});

export const {
  useGetRentalsInfiniteQuery,
  useCountOverdueQuery,
  useGetFreeSlotsQuery,
  useGetClientsQuery,
  useHasVaultQuery,
  useAddRentalMutation,
  useChangeEndMutation,
  useConfirmReturnMutation,
} = rentalsApi;
