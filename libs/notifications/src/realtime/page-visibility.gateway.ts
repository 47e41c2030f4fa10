import type { JoinAnswer } from '@manette/contracts/realtime';
import { ErrorsFilter, socketPrincipal } from '@manette/platform';
import { Logger, UseFilters } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { OnGatewayDisconnect } from '@nestjs/websockets';
import type { Socket } from 'socket.io';
import { VisibleSockets } from './visible-sockets.js';

/** Receives from pages whether they are visible; a socket that never said so counts as hidden [POC-050]. */
@WebSocketGateway()
@UseFilters(ErrorsFilter)
export class PageVisibilityGateway implements OnGatewayDisconnect {
  private readonly logger = new Logger(PageVisibilityGateway.name);

  constructor(private readonly sockets: VisibleSockets) {}

  async handleDisconnect(socket: Socket): Promise<void> {
    try {
      await this.sockets.hide(socket.id);
    } catch (error) {
      this.logger.warn({ msg: 'a closed page counts as visible until its process ends', err: error });
    }
  }

  @SubscribeMessage('page_visible')
  async visible(@ConnectedSocket() socket: Socket, @MessageBody() isVisible: unknown): Promise<JoinAnswer> {
    if (typeof isVisible !== 'boolean') return { ok: false, code: 'VALIDATION_FAILED' };
    if (!isVisible) await this.sockets.hide(socket.id);
    else await this.sockets.show(socket.id, socketPrincipal(socket).userId);
    // If the socket has closed in the meantime, its disconnect had nothing to remove yet.
    if (!socket.connected) await this.sockets.hide(socket.id);
    return { ok: true };
  }
}
