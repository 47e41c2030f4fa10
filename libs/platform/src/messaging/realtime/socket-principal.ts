import type { Socket } from 'socket.io';
import type { Principal } from '../../core/session/principal.js';
import { rooms } from './rooms.js';

/** Who a connected socket belongs to; the handshake has verified it. */
export function socketPrincipal(socket: Socket): Principal {
  const { principal } = socket.data as { principal?: Principal };
  if (!principal) throw new Error('socket without a principal');
  // What changed after connecting is told by the rooms that the socket was let into or out of since.
  return {
    ...principal,
    role: socket.rooms.has(rooms.admins) ? 'admin' : 'client',
    isVerified: socket.rooms.has(rooms.verified),
  };
}
