import { useEffect, useState } from 'react';
import { useSocketEvent } from '@manette/web-realtime';
import { useMatch } from '@manette/web-router';
import { useAppDispatch } from '@manette/web-store';
import { countersApi } from '../api/counters.api';
import { logCountError } from '../api/log-count-error';
import { storeNewTickets, readNewTickets } from './stored-new-tickets';

/**
 * Tickets that have just been opened, for the badge of administrators [ORD-075]. One counts until it is looked at, taken
 * up by somebody or deleted, over reloads as well; from its first unread message on, the server counts it.
 * @param due whether the server may be asked already
 * @returns how many there are
 */
export function useNewTickets(isAdmin: boolean, due: boolean): number {
  const dispatch = useAppDispatch();
  const [ids, setIds] = useState(readNewTickets);
  const openTicket = useMatch('/support/:ticketId')?.params.ticketId;
  const forget = (id: string) => setIds((known) => known.filter((one) => one !== id));
  if (openTicket && ids.includes(openTicket)) forget(openTicket);

  useEffect(() => storeNewTickets(ids), [ids]);
  // What happened to the kept ones while the page was closed.
  useEffect(() => {
    const kept = readNewTickets();
    if (!due || !isAdmin || kept.length === 0) return;
    const asked = dispatch(countersApi.endpoints.wordlessTickets.initiate(undefined, { forceRefetch: true }));
    void asked.then(({ data, error }) => {
      if (data) setIds((known) => known.filter((id) => !kept.includes(id) || data.includes(id)));
      logCountError(error);
    });
    return () => asked.unsubscribe();
  }, [due, isAdmin, dispatch]);

  useSocketEvent('new_support_ticket', ({ _id, unreadByAdmin }) => {
    if (isAdmin && unreadByAdmin === 0) setIds((known) => [...new Set([...known, _id])]);
  });
  useSocketEvent('new_support_message', ({ ticketId }) => forget(ticketId));
  useSocketEvent('ticket_deleted', ({ _id }) => forget(_id));
  useSocketEvent('ticket_updated', ({ _id, status }) => {
    if (status !== 'pending') forget(_id);
  });
  return isAdmin ? ids.length : 0;
}
