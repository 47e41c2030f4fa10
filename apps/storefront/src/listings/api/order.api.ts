import type { OpenTicketInput, TicketView } from '@manette/contracts/orders';
import { api, idempotent, listTag } from '@manette/web-api';

const orderApi = api.injectEndpoints({
  endpoints: (build) => ({
    openOrder: build.mutation<TicketView, { order: OpenTicketInput; key: string }>({
      query: ({ order, key }) => ({
        url: '/messages/support/ticket',
        method: 'POST',
        body: order,
        headers: idempotent(key),
      }),
      transformResponse: ({ ticket }: { ticket: TicketView }) => ticket,
      invalidatesTags: [listTag('Ticket')],
    }),
  }),
});

export const { useOpenOrderMutation } = orderApi;
