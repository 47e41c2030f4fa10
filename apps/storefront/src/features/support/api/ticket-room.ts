import { joinTicket, leaveTicket } from '@manette/web-realtime';

let queue: Promise<void> = Promise.resolve();

/** Runs joins and leaves one after the other, however quickly the user switches between tickets. */
const enqueue = (work: () => Promise<unknown>): Promise<void> => {
  queue = queue.then(work).then(
    () => undefined,
    (error: Error) => console.warn('The room of a ticket:', error.message),
  );
  return queue;
};

/**
 * Joins the room of a ticket whose page opens: from then on its messages arrive and count as read.
 * @returns a promise that resolves when the room is joined or the join is refused
 */
export const enterTicketRoom = (ticketId: string): Promise<void> => enqueue(() => joinTicket(ticketId));

/** Leaves the room when the page closes: later messages are unread again. */
export const leaveTicketRoom = (ticketId: string): Promise<void> => enqueue(() => leaveTicket(ticketId));
