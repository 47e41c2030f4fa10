import type { LedgerView } from '@manette/contracts/rentals';
import { api, providesId } from '@manette/web-api';

const ledgerApi = api.injectEndpoints({
  endpoints: (build) => ({
    getLedger: build.query<LedgerView, string>({
      query: (accountId) => `/rentals/accounts/${accountId}`,
      transformResponse: ({ ledger }: { ledger: LedgerView }) => ledger,
      providesTags: providesId('Ledger'),
    }),
  }),
});

export const { useGetLedgerQuery } = ledgerApi;
