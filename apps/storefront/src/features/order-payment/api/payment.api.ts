import type { Money } from '@manette/contracts/http';
import type { PaymentView } from '@manette/contracts/payments';
import { api, idempotent, idTag } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';

const paymentOf = ({ payment }: { payment: PaymentView }) => payment;

/** The payment of a ticket; socket events update it for the client and the administrators. */
const paymentApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPayment: build.query<PaymentView, string>({
      query: (ticketId) => `/payments/tickets/${ticketId}`,
      transformResponse: paymentOf,
      providesTags: (_payment, _error, ticketId) => [idTag('Payment', ticketId)],
      onCacheEntryAdded: async (ticketId, { dispatch, cacheEntryRemoved }) => {
        const readAgain = () => void dispatch(api.util.invalidateTags([idTag('Payment', ticketId)]));
        const stops = [
          subscribe('payment_updated', (changed) => {
            if (changed.ticketId === ticketId) readAgain();
          }),
          onReconnected(readAgain),
        ];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
    requestPayment: build.mutation<PaymentView, { ticketId: string; amount: Money }>({
      query: ({ ticketId, amount }) => ({
        url: `/payments/tickets/${ticketId}`,
        method: 'PUT',
        body: { amount },
      }),
      transformResponse: paymentOf,
      invalidatesTags: (_payment, _error, { ticketId }) => [idTag('Payment', ticketId)],
    }),
    sendProof: build.mutation<PaymentView, { ticketId: string; form: FormData; key: string }>({
      query: ({ ticketId, form, key }) => ({
        url: `/payments/tickets/${ticketId}/proofs`,
        method: 'POST',
        body: form,
        headers: idempotent(key),
      }),
      transformResponse: paymentOf,
      invalidatesTags: (_payment, _error, { ticketId }) => [idTag('Payment', ticketId)],
    }),
    acceptProof: build.mutation<PaymentView, { ticketId: string; id: string }>({
      query: ({ id }) => ({ url: `/payments/proofs/${id}/accept`, method: 'POST' }),
      transformResponse: paymentOf,
      invalidatesTags: (_payment, _error, { ticketId }) => [idTag('Payment', ticketId)],
    }),
    rejectProof: build.mutation<PaymentView, { ticketId: string; id: string; reason: string }>({
      query: ({ id, reason }) => ({ url: `/payments/proofs/${id}/reject`, method: 'POST', body: { reason } }),
      transformResponse: paymentOf,
      invalidatesTags: (_payment, _error, { ticketId }) => [idTag('Payment', ticketId)],
    }),
  }),
});

export const {
  useGetPaymentQuery,
  useRequestPaymentMutation,
  useSendProofMutation,
  useAcceptProofMutation,
  useRejectProofMutation,
} = paymentApi;
