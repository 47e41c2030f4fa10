import type { Socket } from 'socket.io';
import type { Principal } from '../auth/principal.js';

/** Who a connected socket belongs to; the handshake has verified it. */
export function socketPrincipal(socket: Socket): Principal {
  const { principal } = socket.data as { principal?: Principal };
  if (!principal) throw new Error('socket without a principal');
  return principal;
}
