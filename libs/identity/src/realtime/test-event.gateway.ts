import type { JoinAnswer } from '@manette/contracts/realtime';
import { Clock, ErrorsFilter, socketPrincipal } from '@manette/platform';
import { UseFilters } from '@nestjs/common';
import { ConnectedSocket, MessageBody, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { Socket } from 'socket.io';

/** Sends the test event of an administrator's debug panel back with the time [RT-016]; no one else receives it. */
@WebSocketGateway()
@UseFilters(ErrorsFilter)
export class TestEventGateway {
  constructor(private readonly clock: Clock) {}

  @SubscribeMessage('test_event')
  echo(@ConnectedSocket() socket: Socket, @MessageBody() sent: unknown): JoinAnswer {
    if (socketPrincipal(socket).role !== 'admin') return { ok: false, code: 'FORBIDDEN' };
    const fields = typeof sent === 'object' && !Array.isArray(sent) ? sent : {};
    socket.emit('test_event', { ...fields, at: this.clock.now().toISOString() });
    return { ok: true };
  }
}
