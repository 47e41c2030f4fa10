import { statfs } from 'node:fs/promises';
import { MikroORM } from '@mikro-orm/postgresql';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import type { Gauge } from 'prom-client';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { Metrics } from '../../core/metrics/metrics.js';
import { Health } from '../health/health.js';

/** The release that this process runs, its readiness, its database connections and free disk space; read at each scrape. */
@Injectable()
export class ProcessMetrics implements OnApplicationBootstrap {
  constructor(
    private readonly metrics: Metrics,
    private readonly orm: MikroORM,
    private readonly health: Health,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  onApplicationBootstrap(): void {
    const { metrics } = this;
    const { version, process, storage } = this.config;
    const build = { name: 'manette_build_info', help: 'The release that the process runs; 1' };
    metrics.lookUp({ ...build, labels: ['version', 'process'] }, (gauge) =>
      gauge.set({ version, process }, 1),
    );
    const ready = { name: 'manette_ready', help: 'Whether a check of readiness is up (1) or down (0)' };
    metrics.lookUp({ ...ready, labels: ['check'] }, (gauge) => this.collectReadiness(gauge));
    const pool = {
      name: 'manette_db_connections',
      help: 'Connections to the database for calls, and calls that wait for one',
    };
    metrics.lookUp({ ...pool, labels: ['state'] }, (gauge) => this.collectConnections(gauge));
    const disk = { name: 'manette_disk_free_bytes', help: 'Room that is left for DATA_DIR' };
    metrics.lookUp(disk, async (gauge) => {
      const { bavail, bsize } = await statfs(storage.dataDir);
      gauge.set(bavail * bsize);
    });
  }

  private async collectReadiness(gauge: Gauge<'check'>): Promise<void> {
    const { checks } = await this.health.readiness();
    for (const [check, state] of Object.entries(checks)) gauge.set({ check }, state === 'up' ? 1 : 0);
  }

  private async collectConnections(gauge: Gauge<'state'>): Promise<void> {
    const { totalCount, idleCount, waitingCount } = await this.orm.driver.getConnection().getNativeClient();
    gauge.set({ state: 'used' }, totalCount - idleCount);
    gauge.set({ state: 'idle' }, idleCount);
    gauge.set({ state: 'waiting' }, waitingCount);
  }
}
