import { useEffect, useState } from 'react';
import { isClosed, type TicketView } from '@manette/contracts/orders';
import { useNavigateFromHere } from '@manette/web-router';

const LEAVE_AFTER_MS = 3_000;

/**
 * Takes whoever has the ticket open back to /support three seconds after it is closed under their eyes [ORD-051]; a
 * ticket that was closed before is just shown.
 * @returns whether the reader is about to be taken away, and how to stay
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
