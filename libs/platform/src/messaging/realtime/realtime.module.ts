import { Global, Module } from '@nestjs/common';
import { Handshake } from './connection/handshake.js';
import { OpenSockets } from './connection/open-sockets.js';
import { OpenSocketsTable } from './connection/open-sockets.table.js';
import { TransactionalRealtimeServer } from './transactional-realtime-server.js';
import { RealtimeGateway } from './realtime.gateway.js';
import { RealtimeLifecycle } from './delivery/realtime.lifecycle.js';
import { RealtimeServer } from './realtime-server.js';
import { SocketServer } from './socket-server.js';

/** Socket.IO: handshake, rooms, and the delivery of committed messages. */
@Global()
@Module({
  providers: [
    SocketServer,
    Handshake,
    OpenSockets,
    OpenSocketsTable,
    RealtimeGateway,
    RealtimeLifecycle,
    { provide: RealtimeServer, useClass: TransactionalRealtimeServer },
  ],
  exports: [RealtimeServer, SocketServer, Handshake],
})
export class RealtimeModule {}
