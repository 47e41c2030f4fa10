import { useEffect, useRef, useState } from 'react';
import type { ServerEvents } from '@manette/contracts/realtime';
import { sendTyping, useSocketEvent } from '@manette/web-realtime';

type Person = ServerEvents['ticket_typing']['person'];

/** Somebody who says nothing for so long has stopped. */
const FORGOTTEN_AFTER_MS = 4_000;
const SAID_EVERY_MS = 2_000;

/** Who is writing in a ticket just now. */
export function useTyping(ticketId: string): Person[] {
  const [people, setPeople] = useState<(Person & { until: number })[]>([]);
  useSocketEvent('ticket_typing', ({ ticketId: at, person }) => {
    if (at !== ticketId) return;
    const until = Date.now() + FORGOTTEN_AFTER_MS;
    setPeople((known) => [...known.filter(({ _id }) => _id !== person._id), { ...person, until }]);
  });
  // What they wrote is here: they are no longer writing it.
  useSocketEvent('support_message', ({ sender }) =>
    setPeople((known) => (known.length > 0 ? known.filter(({ _id }) => _id !== sender?._id) : known)),
  );
  useEffect(() => {
    if (people.length === 0) return undefined;
    const next = Math.min(...people.map(({ until }) => until)) - Date.now();
    const forget = () => setPeople((known) => known.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(forget, Math.max(0, next) + 20);
    return () => clearTimeout(timer);
  }, [people]);
  return people;
}

/** @returns to be called at every change of what one writes; the others are told now and then */
export function useSendTyping(ticketId: string): (text: string) => void {
  const saidAt = useRef(0);
  return (text) => {
    if (text.trim() === '' || Date.now() - saidAt.current < SAID_EVERY_MS) return;
    saidAt.current = Date.now();
    sendTyping(ticketId);
  };
}
