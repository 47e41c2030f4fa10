import { useEffect, useState } from 'react';
import { isClosed, type TicketView } from '@manette/contracts/orders';
import { useLocation, useNavigateFromHere } from '@manette/web-router';

const LEAVE_AFTER_MS = 3_000;

/**
 * Redirects to /support three seconds after the ticket is closed while its page is open [ORD-051]. Does not redirect if the
 * ticket was closed before, nor after the user has followed a link to this page, for example in a notice [LIF-067].
 * @returns whether the ticket is closed, whether the redirect is pending, and a function that cancels it
 */
export function useClosing(ticket: TicketView | undefined) {
  const navigate = useNavigateFromHere();
  const { key } = useLocation();
  const [arrivedBy] = useState(key);
  const [wasOpen, setWasOpen] = useState(false);
  const [stays, setStays] = useState(false);
  const closed = ticket !== undefined && isClosed(ticket.status);
  if (ticket && !closed && !wasOpen) setWasOpen(true);
  const leaving = closed && wasOpen && !stays && key === arrivedBy;
  useEffect(() => {
    if (!leaving) return undefined;
    const leave = setTimeout(() => navigate('/support'), LEAVE_AFTER_MS);
    return () => clearTimeout(leave);
  }, [leaving, navigate]);
  return { closed, leaving, stay: () => setStays(true) };
}
