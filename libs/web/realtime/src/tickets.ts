import type { JoinAnswer } from '@manette/contracts/realtime';
import { isLowData } from './low-data';
import { connectedSocket, currentSocket, type ShopSocket } from './socket';

const ANSWER_WITHIN_MS = 10_000;
const joined = new Set<string>();

const ask = (
  socket: ShopSocket,
  event: 'join_ticket' | 'leave_ticket',
  ticketId: string,
): Promise<JoinAnswer> => socket.timeout(ANSWER_WITHIN_MS).emitWithAck(event, ticketId);

/**
 * Joins a ticket's room as soon as there is a connection, and again after every reconnection.
 * @returns the server's acknowledgement, which contains a refusal of another user's ticket. Rejects when none arrives within
 *   ten seconds after the connection is open.
 */
export async function joinTicket(ticketId: string): Promise<JoinAnswer> {
  const answer = await ask(await connectedSocket(), 'join_ticket', ticketId);
  if (answer.ok) joined.add(ticketId);
  return answer;
}

/** Leaves the room; without a connection the server has already removed the client from it. */
export async function leaveTicket(ticketId: string): Promise<void> {
  joined.delete(ticketId);
  const socket = currentSocket();
  if (socket?.connected) await ask(socket, 'leave_ticket', ticketId);
}

/** Emits that the user is typing in a ticket; sends nothing without a connection or with low data on [POC-070]. */
export function sendTyping(ticketId: string): void {
  const socket = currentSocket();
  if (socket?.connected && !isLowData()) socket.emit('typing', ticketId);
}

/** Joins the rooms of a lost connection again. @returns when all are joined or refused */
export const rejoinTickets = (socket: ShopSocket) =>
  Promise.allSettled([...joined].map((ticketId) => ask(socket, 'join_ticket', ticketId)));

export const clearJoinedTickets = () => joined.clear();
