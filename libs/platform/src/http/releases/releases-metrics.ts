import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Metrics } from '../../core/metrics/metrics.js';
import { FollowedReleases } from './followed-releases.js';

/** How old the state of the releases is that this process serves; nothing where it follows none. */
@Injectable()
export class ReleasesMetrics implements OnApplicationBootstrap {
  private readonly startedAt = Date.now();

  constructor(
    private readonly metrics: Metrics,
    private readonly releases: FollowedReleases,
  ) {}

  onApplicationBootstrap(): void {
    const age = { name: 'manette_releases_age_seconds', help: 'Time since releases.json could last be read' };
    this.metrics.lookUp(age, (gauge) => {
      const { isFollowing, readAt = this.startedAt } = this.releases;
      if (isFollowing) gauge.set(Math.max(0, Date.now() - readAt) / 1000);
    });
  }
}
