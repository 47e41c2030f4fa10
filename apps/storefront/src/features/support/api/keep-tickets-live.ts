import type { TicketView } from '@manette/contracts/orders';
import { api } from '@manette/web-api';
import { onReconnected, subscribe } from '@manette/web-realtime';
import type { InfiniteData, UnknownAction } from '@manette/web-store';
import type { TicketFilters, TicketsPage } from './tickets.api';

type TicketList = InfiniteData<TicketsPage, string | null>;

interface Entry<Data> {
  dispatch: (action: UnknownAction) => unknown;
  updateCachedData: (change: (draft: Data) => Data | void) => unknown;
  cacheEntryRemoved: Promise<void>;
}

const isUnfiltered = ({ q, status, type }: TicketFilters) =>
  !q && (!status || status === 'all' || status === 'pending') && (!type || type === 'all');

/** A new ticket goes to the top [ORD-061], a changed one replaces its entry [ORD-062], a deleted one leaves. */
export async function keepTicketsLive(filters: TicketFilters, entry: Entry<TicketList>) {
  const askAgain = () => void entry.dispatch(api.util.invalidateTags([{ type: 'Ticket', id: 'LIST' }]));
  const stops = [
    // Whether a filtered list holds the new ticket is the server's to say.
    subscribe('new_support_ticket', (ticket) =>
      isUnfiltered(filters) ? entry.updateCachedData((list) => putOnTop(list, ticket)) : askAgain(),
    ),
    subscribe('ticket_updated', (ticket) => entry.updateCachedData((list) => replace(list, ticket))),
    subscribe('ticket_deleted', ({ _id }) => entry.updateCachedData((list) => remove(list, _id))),
    onReconnected(askAgain),
  ];
  await entry.cacheEntryRemoved;
  stops.forEach((stop) => stop());
}

/** Keeps the ticket of an open page as the server tells it. */
export async function keepTicketLive(id: string, entry: Entry<TicketView>) {
  const stops = [
    subscribe('ticket_updated', (ticket) => {
      if (ticket._id === id) entry.updateCachedData(() => ticket);
    }),
    onReconnected(() => entry.dispatch(api.util.invalidateTags([{ type: 'Ticket', id }]))),
  ];
  await entry.cacheEntryRemoved;
  stops.forEach((stop) => stop());
}

const holds = (list: TicketList, id: string) =>
  list.pages.some(({ tickets }) => tickets.some((ticket) => ticket._id === id));

function putOnTop(list: TicketList, ticket: TicketView) {
  if (holds(list, ticket._id)) return replace(list, ticket);
  list.pages[0]?.tickets.unshift(ticket);
  for (const page of list.pages) page.total += 1;
}

function replace(list: TicketList, ticket: TicketView) {
  for (const page of list.pages) {
    const at = page.tickets.findIndex(({ _id }) => _id === ticket._id);
    if (at >= 0) page.tickets[at] = ticket;
  }
}

function remove(list: TicketList, id: string) {
  if (!holds(list, id)) return;
  for (const page of list.pages) {
    page.tickets = page.tickets.filter(({ _id }) => _id !== id);
    page.total -= 1;
  }
}
