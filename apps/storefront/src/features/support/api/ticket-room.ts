import { joinTicket, leaveTicket } from '@manette/web-realtime';

let line: Promise<void> = Promise.resolve();

/** Joining and leaving keep their order, however quickly somebody walks from ticket to ticket and back. */
const inLine = (work: () => Promise<unknown>): Promise<void> => {
  line = line.then(work).then(
    () => undefined,
    (error: Error) => console.warn('The room of a ticket:', error.message),
  );
  return line;
};

/**
 * Enters the room of a ticket whose page opens: from now on its messages arrive, and count as read.
 * @returns when it is entered, or refused
 */
export const enterTicketRoom = (ticketId: string): Promise<void> => inLine(() => joinTicket(ticketId));

/** Leaves it when the page goes: what arrives later is unread again. */
export const leaveTicketRoom = (ticketId: string): Promise<void> => inLine(() => leaveTicket(ticketId));
