import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import type { RealtimeMessage } from './delivery/realtime-message.js';

/** This process's Socket.IO server, once it is there. */
@Injectable()
export class SocketServer {
  private server?: Server;

  attach(server: Server): void {
    this.server = server;
  }

  get attached(): Server | undefined {
    return this.server;
  }

  /** Does what a message asks with the sockets of this process. */
  deliverHere({ action, rooms, except, topic, payload }: RealtimeMessage): void {
    // No rooms would mean everyone to Socket.IO; to us it means no one.
    if (!this.server || rooms.length === 0) return;
    const audience = this.server.local.to(rooms).except(except);
    if (action === 'emit') audience.emit(topic, JSON.parse(payload ?? 'null'));
    else if (action === 'join') audience.socketsJoin(topic);
    else if (action === 'leave') audience.socketsLeave(topic);
    else audience.disconnectSockets(true);
  }

  /** Breaks the connections of this process's sockets so that their clients come back and catch up. */
  makeClientsReconnect(): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) socket.conn.close();
  }
}
