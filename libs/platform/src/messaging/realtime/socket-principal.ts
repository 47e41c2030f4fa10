import type { Socket } from 'socket.io';
import type { Principal } from '../../core/session/principal.js';
import { rooms } from './rooms.js';

/** Returns the user of a connected socket, which the handshake has verified. */
export function socketPrincipal(socket: Socket): Principal {
  const { principal } = socket.data as { principal?: Principal };
  if (!principal) throw new Error('socket without a principal');
  // Role and verification may have changed since the handshake; the socket's rooms show the current ones.
  return {
    ...principal,
    role: socket.rooms.has(rooms.admins) ? 'admin' : 'client',
    isVerified: socket.rooms.has(rooms.verified),
  };
}
