import { Clock, socketPrincipal } from '@manette/platform';
import { ConnectedSocket, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { Socket } from 'socket.io';

/** Answers the debug panel's test button [RT-016]; other people's test events go nowhere. */
@WebSocketGateway()
export class TestEventGateway {
  constructor(private readonly clock: Clock) {}

  @SubscribeMessage('test_event')
  echo(@ConnectedSocket() socket: Socket): void {
    if (socketPrincipal(socket).role !== 'admin') return;
    socket.emit('test_event', { at: this.clock.now().toISOString() });
  }
}
