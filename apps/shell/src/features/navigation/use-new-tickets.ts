import { useState } from 'react';
import { useSocketEvent } from '@manette/web-realtime';
import { useMatch } from '@manette/web-router';

/**
 * Tickets that have just been opened, for the badge of administrators [ORD-075]. One counts until it is looked at, taken
 * up by somebody or deleted; from its first unread message on, the server counts it.
 * @returns how many there are
 */
export function useNewTickets(isAdmin: boolean): number {
  const [ids, setIds] = useState<readonly string[]>([]);
  const openTicket = useMatch('/support/:ticketId')?.params.ticketId;
  const forget = (id: string) => setIds((known) => known.filter((one) => one !== id));
  if (openTicket && ids.includes(openTicket)) forget(openTicket);

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
