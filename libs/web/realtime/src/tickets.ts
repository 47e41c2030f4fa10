import type { JoinAnswer } from '@manette/contracts/realtime';
import { connectedSocket, currentSocket, type ShopSocket } from './socket';

const ANSWER_WITHIN_MS = 10_000;
const joined = new Set<string>();

const ask = (
  socket: ShopSocket,
  event: 'join_ticket' | 'leave_ticket',
  ticketId: string,
): Promise<JoinAnswer> => socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, ticketId);

/**
 * Joins a ticket's room as soon as there is a connection, and again whenever it comes back.
 * @returns the server's answer; refused for somebody else's ticket. Rejects when no answer comes in ten seconds.
 */
export async function joinTicket(ticketId: string): Promise<JoinAnswer> {
  const answer = await ask(await connectedSocket(), 'join_ticket', ticketId);
  if (answer.ok) joined.add(ticketId);
  return answer;
}

/** Leaves the room; without a connection there is nothing left to leave. */
export async function leaveTicket(ticketId: string): Promise<void> {
  joined.delete(ticketId);
  const socket = currentSocket();
  if (socket?.connected) await ask(socket, 'leave_ticket', ticketId);
}

/** Tells the others in the ticket that its reader writes; without a connection nobody needs to know. */
export function sendTyping(ticketId: string): void {
  const socket = currentSocket();
  if (socket?.connected) socket.emit('typing', ticketId);
}

/** The rooms of a lost connection are gone with it. @returns when all are joined again or refused */
export const rejoinTickets = (socket: ShopSocket) =>
  Promise.allSettled([...joined].map((ticketId) => ask(socket, 'join_ticket', ticketId)));

export const clearJoinedTickets = () => joined.clear();
