import type { HoldUnitInput, TicketView } from '@manette/contracts/orders';
import { api, idTag, listTag } from '@manette/web-api';

const ticketOf = ({ ticket }: { ticket: TicketView }) => ticket;
const tagsOf = (id: string) => [listTag('Ticket'), idTag('Ticket', id)];
const path = (id: string) => `/messages/support/ticket/${id}/hold`;

const holdsApi = api.injectEndpoints({
  endpoints: (build) => ({
    holdUnit: build.mutation<TicketView, { id: string; hold: HoldUnitInput }>({
      query: ({ id, hold }) => ({ url: path(id), method: 'PUT', body: hold }),
      transformResponse: ticketOf,
      invalidatesTags: (_ticket, _error, { id }) => tagsOf(id),
    }),
    releaseHold: build.mutation<TicketView, string>({
      query: (id) => ({ url: path(id), method: 'DELETE' }),
      transformResponse: ticketOf,
      invalidatesTags: (_ticket, _error, id) => tagsOf(id),
    }),
  }),
});

export const { useHoldUnitMutation, useReleaseHoldMutation } = holdsApi;
