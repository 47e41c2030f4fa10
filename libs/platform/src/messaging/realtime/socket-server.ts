import { isActivityEvent } from '@manette/contracts/realtime';
import { Injectable } from '@nestjs/common';
import { SpanKind } from '@opentelemetry/api';
import type { Histogram } from 'prom-client';
import type { Server } from 'socket.io';
import { contextOf, inSpan } from '../../core/telemetry/tracing.js';
import { ChangeFeed } from '../../database/changes/change-feed.js';
import { Metrics } from '../../core/metrics/metrics.js';
import type { RealtimeMessage } from './delivery/realtime-message.js';
import { broadcastLocally } from './delivery/local-broadcast.js';
import { rooms as namedRooms } from './rooms.js';

/** Records changes to the rooms of a socket during its handshake. */
export interface RoomWatch {
  /** Whether the socket's session ended or its user's permissions changed since `restart`. */
  readonly hasChanged: boolean;
  restart(): void;
  end(): void;
}

/** The bounds of the buckets, among them 1 s, which the service level of messages refers to (operations, section 7). */
const DELIVERY_SECONDS = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Holds this process's Socket.IO server once it is created. */
@Injectable()
export class SocketServer {
  private server?: Server;
  private readonly watches = new Set<{ rooms: readonly string[]; hasChanged: boolean }>();
  private readonly deliveries: Histogram;

  constructor(
    private readonly changes: ChangeFeed,
    metrics: Metrics,
  ) {
    const deliveries = {
      name: 'manette_realtime_delivery_seconds',
      help: 'Time from the commit of a realtime message to its hand-over to the sockets of this process',
    };
    this.deliveries = metrics.histogram(deliveries, DELIVERY_SECONDS);
  }

  attach(server: Server): void {
    this.server = server;
  }

  get attached(): Server | undefined {
    return this.server;
  }

  /**
   * Applies a message to the sockets of this process. First it expires the values that are kept in memory, so that a client
   * that is notified of a change reads the change, and a handshake that is still running verifies the session again.
   */
  deliverLocally(message: RealtimeMessage): void {
    const { action, rooms, committedAt } = message;
    this.changes.expire();
    if (action !== 'emit')
      for (const watch of this.watches) watch.hasChanged ||= rooms.some((room) => watch.rooms.includes(room));
    // In Socket.IO an empty list of rooms means all sockets; here it means none.
    if (!this.server || rooms.length === 0) return;
    // With several processes, most messages to one user are for sockets of another process.
    const { rooms: filled } = this.server.of('/').adapter;
    if (rooms.some((room) => filled.has(room))) this.handOver(this.server, message);
    if (action === 'emit' && committedAt !== undefined)
      this.deliveries.observe(Math.max(0, Date.now() - committedAt) / 1000);
  }

  private handOver(server: Server, message: RealtimeMessage): void {
    const { action, rooms, except, topic, payload } = message;
    const without = isActivityEvent(topic) ? [...except, namedRooms.lowData] : except;
    if (action === 'emit') {
      const span = { kind: SpanKind.PRODUCER, parent: contextOf(message.traceparent) };
      return inSpan(`realtime ${topic}`, span, (end) => {
        broadcastLocally(server, { rooms, except: without }, topic, JSON.parse(payload ?? 'null'));
        end();
      });
    }
    const audience = server.local.to(rooms).except(without);
    if (action === 'join') audience.socketsJoin(topic);
    else if (action === 'leave') audience.socketsLeave(topic);
    else if (action === 'disconnect') audience.disconnectSockets(true);
  }

  /** Watches the rooms of a socket that is not connected yet, as Socket.IO applies no change of rooms to it. */
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
