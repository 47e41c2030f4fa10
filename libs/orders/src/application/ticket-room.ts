/** The Socket.IO room of those who have a ticket open. */
export const ticketRoom = (ticketId: string): string => `ticket:${ticketId}`;
