import { socketPrincipal } from '@manette/platform';
import { WebSocketGateway, type OnGatewayConnection, type OnGatewayDisconnect } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { ProcessSockets } from './process-sockets.js';

/** Registers the open sockets: a user is online while one is open (contract, section 6). */
@WebSocketGateway()
export class PresenceGateway implements OnGatewayConnection<Socket>, OnGatewayDisconnect<Socket> {
  constructor(private readonly sockets: ProcessSockets) {}

  handleConnection(socket: Socket): Promise<void> {
    const { userId, sessionId } = socketPrincipal(socket);
    return this.sockets.entered({ socketId: socket.id, userId, sessionId });
  }

  handleDisconnect(socket: Socket): Promise<void> {
    return this.sockets.left(socket.id);
  }
}
