import type { AcknowledgeInput, DeliveryView, RevealView, SecretView } from '@manette/contracts/fulfilment';
import { api, idTag } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';

interface OfTicket {
  ticketId: string;
  id: string;
}

const deliveryOf = ({ delivery }: { delivery: DeliveryView }) => delivery;
const ofTicket = (_answer: unknown, _error: unknown, { ticketId }: OfTicket) => [idTag('Delivery', ticketId)];
const act = (id: string, what: string, body?: object) => ({
  url: `/deliveries/${id}/${what}`,
  method: 'POST',
  body,
});

/** The delivery of a ticket; socket events update it for the client and the administrators. */
const deliveriesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDelivery: build.query<DeliveryView, string>({
      query: (ticketId) => `/deliveries/tickets/${ticketId}`,
      transformResponse: deliveryOf,
      providesTags: (_delivery, _error, ticketId) => [idTag('Delivery', ticketId)],
      onCacheEntryAdded: async (ticketId, { dispatch, cacheEntryRemoved }) => {
        const refresh = () => void dispatch(api.util.invalidateTags([idTag('Delivery', ticketId)]));
        const stops = [
          subscribe('delivery_updated', (news) => {
            if (news.ticketId === ticketId) refresh();
          }),
          onReconnected(refresh),
        ];
        await cacheEntryRemoved;
        stops.forEach((stop) => stop());
      },
    }),
    acknowledgeRules: build.mutation<DeliveryView, OfTicket & { accepted: AcknowledgeInput }>({
      query: ({ id, accepted }) => act(id, 'acknowledge', accepted),
      transformResponse: deliveryOf,
      invalidatesTags: ofTicket,
    }),
    revealDelivery: build.mutation<RevealView, OfTicket>({
      query: ({ id }) => act(id, 'reveal'),
      invalidatesTags: ofTicket,
    }),
    revealAsAdmin: build.mutation<{ secret: SecretView }, OfTicket & { reason: string }>({
      query: ({ id, reason }) => act(id, 'reveal-as-admin', { reason }),
      invalidatesTags: ofTicket,
    }),
    changeDelivery: build.mutation<DeliveryView, OfTicket & { what: 'replace' | 'extend'; reason: string }>({
      query: ({ id, what, reason }) => act(id, what, { reason }),
      transformResponse: deliveryOf,
      invalidatesTags: ofTicket,
    }),
  }),
});

export const {
  useGetDeliveryQuery,
  useAcknowledgeRulesMutation,
  useRevealDeliveryMutation,
  useRevealAsAdminMutation,
  useChangeDeliveryMutation,
} = deliveriesApi;
