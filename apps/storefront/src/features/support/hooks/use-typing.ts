import { useEffect, useRef, useState } from 'react';
import type { ServerEvents } from '@manette/contracts/realtime';
import { sendTyping, useSocketEvent } from '@manette/web-realtime';

type Person = ServerEvents['ticket_typing']['person'];

/** A user without a typing event for this long counts as no longer typing. */
const EXPIRES_AFTER_MS = 4_000;
const EMIT_EVERY_MS = 2_000;

/** Returns the users who are typing in a ticket. */
export function useTyping(ticketId: string): Person[] {
  const [people, setPeople] = useState<(Person & { until: number })[]>([]);
  useSocketEvent('ticket_typing', ({ ticketId: at, person }) => {
    if (at !== ticketId) return;
    const until = Date.now() + EXPIRES_AFTER_MS;
    setPeople((known) => [...known.filter(({ _id }) => _id !== person._id), { ...person, until }]);
  });
  // A sender whose message has arrived is no longer typing.
  useSocketEvent('support_message', ({ sender }) =>
    setPeople((known) => (known.length > 0 ? known.filter(({ _id }) => _id !== sender?._id) : known)),
  );
  useEffect(() => {
    if (people.length === 0) return undefined;
    const next = Math.min(...people.map(({ until }) => until)) - Date.now();
    const expire = () => setPeople((known) => known.filter(({ until }) => until > Date.now()));
    const timer = setTimeout(expire, Math.max(0, next) + 20);
    return () => clearTimeout(timer);
  }, [people]);
  return people;
}

/** @returns a function to call at every change of the text; emits at most every two seconds */
export function useSendTyping(ticketId: string): (text: string) => void {
  const emittedAt = useRef(0);
  return (text) => {
    if (text.trim() === '' || Date.now() - emittedAt.current < EMIT_EVERY_MS) return;
    emittedAt.current = Date.now();
    sendTyping(ticketId);
  };
}
