/** Returns the Socket.IO room of the sockets that have a ticket open. */
export const ticketRoom = (ticketId: string): string => `ticket:${ticketId}`;
