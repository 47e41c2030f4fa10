import { useEffect, useState } from 'react';
import { isClosed, type TicketView } from '@manette/contracts/orders';
import { useNavigateFromHere } from '@manette/web-router';

const LEAVE_AFTER_MS = 3_000;

/**
 * Redirects to /support three seconds after the ticket is closed while its page is open [ORD-051]; not for a ticket that was
 * closed before.
 * @returns whether the redirect is pending, and how to cancel it
 */
export function useClosing(ticket: TicketView | undefined) {
  const navigate = useNavigateFromHere();
  const [wasOpen, setWasOpen] = useState(false);
  const [stays, setStays] = useState(false);
  const closed = ticket !== undefined && isClosed(ticket.status);
  if (ticket && !closed && !wasOpen) setWasOpen(true);
  const leaving = closed && wasOpen && !stays;
  useEffect(() => {
    if (!leaving) return undefined;
    const leave = setTimeout(() => navigate('/support'), LEAVE_AFTER_MS);
    return () => clearTimeout(leave);
  }, [leaving, navigate]);
  return { closed, leaving, stay: () => setStays(true) };
}
