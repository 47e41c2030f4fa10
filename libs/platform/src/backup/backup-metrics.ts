import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../core/config/app-config.js';
import { Metrics } from '../core/metrics/metrics.js';
import { timeOf } from './format/names.js';
import { listBackups } from './place/backups.js';
import { openPlace } from './place/open-place.js';

/** Time between two listings of the place: a listing is expensive, and the newest backup changes once an hour at most. */
const LOOK_EVERY_MS = 60_000;

/** Reports the age of the newest backup in BACKUP_TO; reports nothing without BACKUP_TO. */
@Injectable()
export class BackupMetrics implements OnApplicationBootstrap {
  private lookedAt = -Infinity;
  private newest?: Date | undefined;

  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly metrics: Metrics,
  ) {}

  onApplicationBootstrap(): void {
    const { to } = this.config.backup;
    const age = { name: 'manette_backup_age_seconds', help: 'Age of the newest backup; +Inf without any' };
    this.metrics.lookUp(age, async (gauge) => {
      if (to === undefined) return;
      // While the place cannot be read, the metric is the age of the last backup that was found.
      const looked = await this.look(to).catch((error: Error) => error);
      gauge.set(this.newest ? Math.max(0, Date.now() - this.newest.getTime()) / 1000 : Infinity);
      if (looked) throw looked;
    });
  }

  private async look(to: string): Promise<void> {
    if (Date.now() - this.lookedAt < LOOK_EVERY_MS) return;
    const place = await openPlace(to, this.config.backup);
    const newest = (await listBackups(place)).findLast(({ complete }) => complete);
    this.newest = newest && timeOf(newest.name);
    // Without any backup the next call lists the place again, so that the first backup is reported soon.
    if (newest) this.lookedAt = Date.now();
  }
}
