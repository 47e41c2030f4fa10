import { useState } from 'react';
import type { ServerEvents } from '@manette/contracts/realtime';
import { useSocketEvent } from '@manette/web-realtime';
import { useCurrentUser } from '@manette/web-session';

type Admins = ServerEvents['ticket_viewers']['admins'];

/**
 * Returns the other administrators who have this ticket open. The server emits them to administrators at every join and
 * leave, including the user's own join, so this hook must run from the moment the page opens.
 */
export function useOtherStaff(ticketId: string): Admins {
  const { _id: self } = useCurrentUser();
  const [admins, setAdmins] = useState<Admins>([]);
  useSocketEvent('ticket_viewers', (news) => {
    if (news.ticketId === ticketId) setAdmins(news.admins);
  });
  return admins.filter(({ _id }) => _id !== self);
}
