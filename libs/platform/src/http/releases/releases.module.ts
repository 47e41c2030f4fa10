import { Global, Module } from '@nestjs/common';
import { AnnounceReleases } from './announce-releases.js';
import { ChosenReleases } from './chosen-releases.js';
import { FollowedReleases } from './followed-releases.js';
import { ReleasedShell } from './released-shell.js';
import { ReleasesMetrics } from './releases-metrics.js';

/** Releases of the front ends: chooses the version for each browser, and serves its files. */
@Global()
@Module({
  providers: [FollowedReleases, ChosenReleases, ReleasedShell, AnnounceReleases, ReleasesMetrics],
  exports: [FollowedReleases, ChosenReleases, ReleasedShell],
})
export class ReleasesModule {}
