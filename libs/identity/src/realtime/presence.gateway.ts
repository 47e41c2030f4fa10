import type { PresenceAnswer } from '@manette/contracts/realtime';
import { ErrorsFilter, socketPrincipal } from '@manette/platform';
import { UseFilters } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import {
  ConnectedSocket,
  SubscribeMessage,
  WebSocketGateway,
  type OnGatewayConnection,
  type OnGatewayDisconnect,
} from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { PRESENCE_ROOM } from '../domain/presence.js';
import { ListPresenceChanges } from '../application/list-presence-changes/list-presence-changes.query.js';
import { ProcessSockets } from './process-sockets.js';

/**
 * Registers the open sockets: a user is online while one is open. Every socket receives changes of presence (contract, section
 * 6), unless it connects with the query `presence=asked`. Such a socket receives them only between `watch_presence` and
 * `unwatch_presence`, so that a change of presence is sent only to pages that show it (ADR 26).
 */
@WebSocketGateway()
@UseFilters(ErrorsFilter)
export class PresenceGateway implements OnGatewayConnection<Socket>, OnGatewayDisconnect<Socket> {
  constructor(
    private readonly sockets: ProcessSockets,
    private readonly queries: QueryBus,
  ) {}

  async handleConnection(socket: Socket): Promise<void> {
    if (socket.handshake.query.presence !== 'asked') await socket.join(PRESENCE_ROOM);
    const { userId, sessionId } = socketPrincipal(socket);
    await this.sockets.entered({ socketId: socket.id, userId, sessionId });
  }

  handleDisconnect(socket: Socket): Promise<void> {
    return this.sockets.left(socket.id);
  }

  /** Answers with the latest changes: the page may have read its data just before the socket joined the room. */
  @SubscribeMessage('watch_presence')
  async watch(@ConnectedSocket() socket: Socket): Promise<PresenceAnswer> {
    await socket.join(PRESENCE_ROOM);
    return { ok: true, ...(await this.queries.execute(new ListPresenceChanges())) };
  }

  @SubscribeMessage('unwatch_presence')
  async unwatch(@ConnectedSocket() socket: Socket): Promise<PresenceAnswer> {
    await socket.leave(PRESENCE_ROOM);
    return { ok: true };
  }
}
