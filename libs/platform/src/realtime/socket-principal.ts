import type { Socket } from 'socket.io';
import type { Principal } from '../auth/principal.js';
import { rooms } from './rooms.js';

/** Who a connected socket belongs to; the handshake has verified it. */
export function socketPrincipal(socket: Socket): Principal {
  const { principal } = socket.data as { principal?: Principal };
  if (!principal) throw new Error('socket without a principal');
  // Someone verified after connecting has been let into the public chat since.
  return { ...principal, isVerified: principal.isVerified || socket.rooms.has(rooms.publicChat) };
}
