import { Injectable } from '@nestjs/common';
import type { Server } from 'socket.io';
import { ChangeFeed } from '../../database/changes/change-feed.js';
import type { RealtimeMessage } from './delivery/realtime-message.js';

/** What was done to the rooms of a socket while its handshake ran. */
export interface RoomWatch {
  /** Whether its session ended or its user's permissions changed since `restart`. */
  readonly hasChanged: boolean;
  restart(): void;
  end(): void;
}

/** Holds this process's Socket.IO server once it is created. */
@Injectable()
export class SocketServer {
  private server?: Server;
  private readonly watches = new Set<{ rooms: readonly string[]; hasChanged: boolean }>();

  constructor(private readonly changes: ChangeFeed) {}

  attach(server: Server): void {
    this.server = server;
  }

  get attached(): Server | undefined {
    return this.server;
  }

  /**
   * Applies a message to the sockets of this process. First what is kept in memory expires: whoever is told of a change
   * reads it, and a socket that is not yet in its rooms has its session checked after a change that it was not told of.
   */
  deliverLocally({ action, rooms, except, topic, payload }: RealtimeMessage): void {
    this.changes.expire();
    if (action !== 'emit')
      for (const watch of this.watches) watch.hasChanged ||= rooms.some((room) => watch.rooms.includes(room));
    // To Socket.IO an empty list of rooms means all sockets; here it means none.
    if (!this.server || rooms.length === 0) return;
    const audience = this.server.local.to(rooms).except(except);
    if (action === 'emit') audience.emit(topic, JSON.parse(payload ?? 'null'));
    else if (action === 'join') audience.socketsJoin(topic);
    else if (action === 'leave') audience.socketsLeave(topic);
    else audience.disconnectSockets(true);
  }

  /** Watches the rooms of a socket that is not connected yet: Socket.IO applies nothing to it, whatever its rooms. */
  watch(rooms: readonly string[]): RoomWatch {
    const watch = { rooms, hasChanged: false };
    this.watches.add(watch);
    return {
      get hasChanged() {
        return watch.hasChanged;
      },
      restart: () => void (watch.hasChanged = false),
      end: () => void this.watches.delete(watch),
    };
  }

  /** Closes the connections of this process's sockets, so that the clients reconnect and fetch what they missed. */
  makeClientsReconnect(): void {
    for (const socket of this.server?.sockets.sockets.values() ?? []) socket.conn.close();
  }
}
