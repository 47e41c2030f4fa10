import { differenceInCalendarDays, isSameDay } from 'date-fns';

export type Day = 'today' | 'yesterday' | 'earlier';

/** The day of a time, by the reader's clock. */
export function dayOf(moment: string, now: Date = new Date()): Day {
  const ago = differenceInCalendarDays(now, new Date(moment));
  if (ago <= 0) return 'today';
  return ago === 1 ? 'yesterday' : 'earlier';
}

/** Whether two times are of one calendar day; false without one of them. */
export const isOnOneDay = (one: string | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && isSameDay(one, other);

export interface MessagesOfDay<Message> {
  /** The calendar day; stays the same when older messages of it are loaded. */
  date: string;
  /** When its first message was written. */
  begins: string;
  messages: Message[];
}

/** Groups messages by calendar day, in their order. */
export function groupByDay<Message extends { createdAt: string }>(
  messages: readonly Message[],
): MessagesOfDay<Message>[] {
  const days: MessagesOfDay<Message>[] = [];
  for (const message of messages) {
    const date = new Date(message.createdAt).toDateString();
    const day = days.at(-1);
    if (day?.date === date) day.messages.push(message);
    else days.push({ date, begins: message.createdAt, messages: [message] });
  }
  return days;
}

const PART = 50;
/** A shorter conversation is rendered whole, so that the browser finds every word of it. */
const LONG = 200;

export interface MessagesPart<Message> {
  /** Stays the same when older messages are loaded or messages deleted. */
  key: number;
  messages: Message[];
}

/** Splits the messages of a day into parts of at most 50 positions. */
export function partsOf<Message extends { position: number }>(
  messages: readonly Message[],
): MessagesPart<Message>[] {
  const parts: MessagesPart<Message>[] = [];
  for (const message of messages) {
    const key = Math.floor(message.position / PART);
    const part = parts.at(-1);
    if (part?.key === key) part.messages.push(message);
    else parts.push({ key, messages: [message] });
  }
  return parts;
}

/** Whether the parts of a conversation that are far from what is in view leave the page. */
export const isLong = (messages: readonly unknown[]): boolean => messages.length > LONG;
