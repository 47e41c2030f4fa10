import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { GracefulShutdown } from '../lifecycle/graceful-shutdown.js';
import { RealtimeBroadcast } from './realtime-broadcast.js';
import type { RealtimeDelivery } from './realtime-delivery.js';
import { RealtimeTail } from './realtime-tail.js';
import { SocketServer } from './socket-server.js';

/** Starts and stops the delivery of realtime messages with the process. */
@Injectable()
export class RealtimeLifecycle implements OnApplicationBootstrap {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly sockets: SocketServer,
    private readonly shutdown: GracefulShutdown,
  ) {}

  onApplicationBootstrap(): void {
    const delivery = this.delivery();
    delivery.start();
    this.shutdown.register('relay', () => delivery.stop());
  }

  private delivery(): RealtimeDelivery {
    const { database, redis } = this.config;
    if (!redis.url) return new RealtimeTail(database.url, this.sockets);
    const logger = new Logger('Realtime');
    const urls = { database: database.url, redis: redis.url };
    return new RealtimeBroadcast(urls, this.sockets, (error) => logger.warn(`stream: ${error.message}`));
  }
}
