import { differenceInCalendarDays, isSameDay } from 'date-fns';

export type Day = 'today' | 'yesterday' | 'earlier';

/** Returns the day of a time, by the clock of the user's device. */
export function dayOf(moment: string, now: Date = new Date()): Day {
  const ago = differenceInCalendarDays(now, new Date(moment));
  if (ago <= 0) return 'today';
  return ago === 1 ? 'yesterday' : 'earlier';
}

/** Whether two times are on the same calendar day; false if one of them is missing. */
export const isOnOneDay = (one: string | undefined, other: number | undefined): boolean =>
  one !== undefined && other !== undefined && isSameDay(one, other);

export interface MessagesOfDay<Message> {
  /** The calendar day; does not change when older messages of the day are loaded. */
  date: string;
  /** The time of its first message. */
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
/** A shorter conversation is rendered completely, so that the browser's search finds every word of it. */
const LONG = 200;

export interface MessagesPart<Message> {
  /** Does not change when older messages are loaded or messages are deleted. */
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

/** Whether a conversation is so long that parts far from the viewport are removed from the page. */
export const isLong = (messages: readonly unknown[]): boolean => messages.length > LONG;
