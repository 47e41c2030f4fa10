import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../config/app-config.js';
import { GracefulShutdown } from '../lifecycle/graceful-shutdown.js';
import { RealtimeBroadcast } from './realtime-broadcast.js';
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
    const { database, redis } = this.config;
    const Delivery = redis.url ? RealtimeBroadcast : RealtimeTail;
    const delivery = new Delivery(database.url, this.sockets);
    delivery.start();
    this.shutdown.register('relay', () => delivery.stop());
  }
}
