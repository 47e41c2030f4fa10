import type { JoinAnswer } from '@manette/contracts/realtime';
import { Clock, ErrorsFilter, socketPrincipal } from '@manette/platform';
import { UseFilters } from '@nestjs/common';
import { ConnectedSocket, SubscribeMessage, WebSocketGateway } from '@nestjs/websockets';
import type { Socket } from 'socket.io';

/** Answers the test event of an administrator's debug panel [RT-016]; no one else receives it. */
@WebSocketGateway()
@UseFilters(ErrorsFilter)
export class TestEventGateway {
  constructor(private readonly clock: Clock) {}

  @SubscribeMessage('test_event')
  echo(@ConnectedSocket() socket: Socket): JoinAnswer {
    if (socketPrincipal(socket).role !== 'admin') return { ok: false, code: 'FORBIDDEN' };
    socket.emit('test_event', { at: this.clock.now().toISOString() });
    return { ok: true };
  }
}
