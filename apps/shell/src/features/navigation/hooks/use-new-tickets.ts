import { useEffect, useState } from 'react';
import { useSocketEvent } from '@manette/web-realtime';
import { useMatch } from '@manette/web-router';
import { useAppDispatch } from '@manette/web-store';
import { countersApi } from '../api/counters.api';
import { logCountError } from '../api/log-count-error';
import { storeNewTickets, readNewTickets } from './stored-new-tickets';

/**
 * Counts the new tickets, for the badge of administrators [ORD-075]. A ticket counts until it is opened, taken up or
 * deleted, also across reloads. Once it has an unread message, only the server's count includes it.
 * @param due whether the hook may send requests already
 * @returns the count
 */
export function useNewTickets(isAdmin: boolean, due: boolean): number {
  const dispatch = useAppDispatch();
  const [ids, setIds] = useState(readNewTickets);
  const openTicket = useMatch('/support/:ticketId')?.params.ticketId;
  const remove = (id: string) => setIds((known) => known.filter((one) => one !== id));
  if (openTicket && ids.includes(openTicket)) remove(openTicket);

  useEffect(() => storeNewTickets(ids), [ids]);
  // Removes stored tickets that were settled while the page was closed.
  useEffect(() => {
    const kept = readNewTickets();
    if (!due || !isAdmin || kept.length === 0) return;
    const asked = dispatch(
      countersApi.endpoints.ticketsWithoutUnread.initiate(undefined, { forceRefetch: true }),
    );
    void asked.then(({ data, error }) => {
      if (data) setIds((known) => known.filter((id) => !kept.includes(id) || data.includes(id)));
      logCountError(error);
    });
    return () => asked.unsubscribe();
  }, [due, isAdmin, dispatch]);

  useSocketEvent('new_support_ticket', ({ _id, unreadByAdmin }) => {
    if (isAdmin && unreadByAdmin === 0) setIds((known) => [...new Set([...known, _id])]);
  });
  useSocketEvent('new_support_message', ({ ticketId }) => remove(ticketId));
  useSocketEvent('ticket_deleted', ({ _id }) => remove(_id));
  useSocketEvent('ticket_updated', ({ _id, status }) => {
    if (status !== 'pending') remove(_id);
  });
  return isAdmin ? ids.length : 0;
}
