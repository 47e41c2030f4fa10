import type { ListedPayment, PaymentListQuery } from '@manette/contracts/payments';
import { api, listTag } from '@manette/web-api';
import { pagesByCursor, type ListPage } from '@manette/web-lists';
import { onReconnected, subscribe } from '@manette/web-realtime';

/** A row of the table; its id is that of the ticket. */
export type PaymentRow = ListedPayment & { _id: string };
export type PaymentFilters = Pick<PaymentListQuery, 'state'>;

interface Answer extends Omit<ListPage<ListedPayment>, 'items'> {
  payments: ListedPayment[];
}

const LIST = listTag('Payment');

const paymentsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayments: build.infiniteQuery<ListPage<PaymentRow>, PaymentFilters, string | null>({
      infiniteQueryOptions: pagesByCursor,
      query: ({ queryArg, pageParam }) => ({
        url: '/payments',
        params: { ...queryArg, cursor: pageParam ?? undefined },
      }),
      transformResponse: ({ payments, ...page }: Answer) => ({
        ...page,
        items: payments.map((payment) => ({ ...payment, _id: payment.ticketId })),
      }),
      providesTags: [LIST],
      onCacheEntryAdded: async (_filters, { dispatch, cacheEntryRemoved }) => {
        const readAgain = () => void dispatch(api.util.invalidateTags([LIST]));
        const stops = [subscribe('payment_updated', readAgain), onReconnected(readAgain)];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
  }),
});

export const { useGetPaymentsInfiniteQuery } = paymentsApi;
