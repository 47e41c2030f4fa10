import type { LedgerSwitch, LedgerView, SlotKind } from '@manette/contracts/rentals';
import { api, idTag, listTag } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';

const ledgerOf = ({ ledger }: { ledger: LedgerView }) => ledger;
/** Returns the tags that a change of a ledger affects: it decides what else can be switched, and the stock of its listing. */
const changed = (accountId: string) =>
  [idTag('Ledger', accountId), listTag('Ledger'), idTag('Vault', accountId), listTag('Account')] as const;

const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLedger: build.query<LedgerView, string>({
      query: (accountId) => `/rentals/accounts/${accountId}`,
      transformResponse: ledgerOf,
      providesTags: (_ledger, _error, accountId) => [idTag('Ledger', accountId), listTag('Ledger')],
      onCacheEntryAdded: async (accountId, { dispatch, cacheEntryRemoved }) => {
        const refetch = () => void dispatch(api.util.invalidateTags([idTag('Ledger', accountId)]));
        const stops = [subscribe('rental_updated', refetch), onReconnected(refetch)];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
    switchLedger: build.mutation<LedgerView, { accountId: string; input: LedgerSwitch }>({
      query: ({ accountId, input }) => ({
        url: `/rentals/accounts/${accountId}`,
        method: 'PUT',
        body: input,
      }),
      transformResponse: ledgerOf,
      invalidatesTags: (_ledger, _error, { accountId }) => [...changed(accountId)],
    }),
    addSlots: build.mutation<void, { accountId: string; kind: SlotKind; count: number }>({
      query: ({ accountId, ...body }) => ({
        url: `/rentals/accounts/${accountId}/slots`,
        method: 'POST',
        body,
      }),
      transformResponse: () => undefined,
      invalidatesTags: (_slots, _error, { accountId }) => [...changed(accountId)],
    }),
    deleteSlot: build.mutation<void, { accountId: string; id: string }>({
      query: ({ id }) => ({ url: `/rentals/slots/${id}`, method: 'DELETE' }),
      transformResponse: () => undefined,
      invalidatesTags: (_done, _error, { accountId }) => [...changed(accountId)],
    }),
  }),
});

export const { useGetLedgerQuery, useSwitchLedgerMutation, useAddSlotsMutation, useDeleteSlotMutation } =
  ledgerApi;
