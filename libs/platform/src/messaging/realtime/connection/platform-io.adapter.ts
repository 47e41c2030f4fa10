import { Logger, type INestApplication } from '@nestjs/common';
import { IoAdapter } from '@nestjs/platform-socket.io';
import type { MessageMappingProperties } from '@nestjs/websockets';
import type { Observable } from 'rxjs';
import type { Server, ServerOptions, Socket } from 'socket.io';
import { APP_CONFIG, type AppConfig } from '../../../core/config/app-config.js';
import { Drain } from '../../../core/lifecycle/drain.js';
import { GracefulShutdown } from '../../../core/lifecycle/graceful-shutdown.js';
import { RefusedLimits } from '../../../database/limits/refused-limits.js';
import { originMatcher } from './allowed-origins.js';
import { createClusterAdapter, type ClusterAdapter } from './cluster-adapter.js';
import { drainSockets } from './drain-sockets.js';
import { EngineConnections, type EngineServer } from './engine-connections.js';
import { releaseHandshake } from './release-handshake.js';
import { Handshake } from './handshake.js';
import { listenToMessages } from './message-handlers.js';
import { limitEvents } from './socket-events.js';
import { SocketServer } from '../socket-server.js';

const MAX_MESSAGE_BYTES = 16 * 1024;

/** Nest's Socket.IO with our handshake, limits and cluster adapter: `app.useWebSocketAdapter(new …(app))`. */
export class PlatformIoAdapter extends IoAdapter {
  private readonly cluster: ClusterAdapter;
  private readonly config: AppConfig;
  private readonly events = new Logger('Realtime');

  constructor(private readonly app: INestApplication) {
    super(app);
    this.config = app.get<AppConfig>(APP_CONFIG);
    this.cluster = createClusterAdapter(this.config, (error) =>
      this.events.warn(`adapter: ${error.message}`),
    );
  }

  override createIOServer(port: number, options?: Partial<ServerOptions>): Server {
    const { socketEventsPer10Seconds, factor } = this.config.limits;
    const eventsPerSocket = Math.max(1, Math.floor(socketEventsPer10Seconds * factor));
    const refused = this.app.get(RefusedLimits);
    const isAllowedOrigin = originMatcher(this.config);
    const connections = new EngineConnections(this.config);
    const server = super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      pingInterval: 20_000,
      pingTimeout: 20_000,
      connectTimeout: 10_000,
      cors: { origin: this.config.http.corsOrigins },
      allowRequest: (request, decide) => {
        if (!isAllowedOrigin(request.headers.origin)) return decide(null, false);
        if (connections.hasRoomFor(request)) return decide(null, true);
        refused.count('connections');
        decide('TOO_MANY_CONNECTIONS', false);
      },
    } as ServerOptions) as Server;
    connections.follow(server.engine as EngineServer);
    const handshake = this.app.get(Handshake);
    this.cluster.use(server);
    server.use((socket, next) => {
      limitEvents(socket, eventsPerSocket, () => refused.count('socket-events'));
      next();
    });
    server.use((socket, next) => void handshake.admit(socket, next));
    server.on('connection', releaseHandshake);
    this.app.get(SocketServer).attach(server);
    drainSockets(server, this.app.get(Drain));
    this.app.get(GracefulShutdown).register('sockets', async () => {
      // Not by `server.close()`, which would also close the HTTP server while requests run.
      await Promise.resolve(server.of('/').adapter.close());
      server.engine.close();
    });
    return server;
  }

  override bindMessageHandlers(
    socket: Socket,
    handlers: MessageMappingProperties[],
    transform: (answer: unknown) => Observable<unknown>,
  ): void {
    listenToMessages(socket, handlers, transform, this.events);
  }

  override async dispose(): Promise<void> {
    await super.dispose();
    await this.cluster.close();
  }
}
