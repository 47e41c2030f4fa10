import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Metrics } from '../../core/metrics/metrics.js';
import { FollowedReleases } from './followed-releases.js';

/** The age of the release index that this process serves; no figure if the process follows no releases. */
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
