import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../../core/config/app-config.js';
import { GracefulShutdown } from '../../../core/lifecycle/graceful-shutdown.js';
import { withinSeconds } from '../../../core/time/within-seconds.js';
import { RealtimeBroadcast } from './realtime-broadcast.js';
import type { RealtimeDelivery } from './realtime-delivery.js';
import { RealtimeTail } from './realtime-tail.js';
import { SocketServer } from '../socket-server.js';

/** How long the start waits for the delivery. If Redis is unreachable, the process then accepts sockets anyway. */
const TIMEOUT_SECONDS = 10;

/** Starts and stops the delivery of realtime messages with the process. */
@Injectable()
export class RealtimeLifecycle implements OnApplicationBootstrap {
  private readonly logger = new Logger('Realtime');

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly sockets: SocketServer,
    private readonly shutdown: GracefulShutdown,
  ) {}

  /** Starts the delivery before sockets are accepted, as they would miss messages that are committed before it starts. */
  async onApplicationBootstrap(): Promise<void> {
    const delivery = this.delivery();
    this.shutdown.register(
      'relay',
      () => delivery.stop(),
      () => delivery.names(),
    );
    await withinSeconds(TIMEOUT_SECONDS, delivery.start()).catch(() =>
      this.logger.warn('the first sockets may miss messages: the delivery has not started yet'),
    );
  }

  private delivery(): RealtimeDelivery {
    const { database, redis } = this.config;
    if (!redis.url) return new RealtimeTail(database.url, this.sockets);
    const urls = { database: database.url, redis: redis.url };
    return new RealtimeBroadcast(urls, this.sockets, (error) => this.logger.warn(`stream: ${error.message}`));
  }
}
