import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { APP_CONFIG, type AppConfig } from '../../core/config/app-config.js';
import { openReleaseStore } from '../../storage/releases/open-release-store.js';
import { emptyIndex, type ReleaseIndex } from '../../storage/releases/release-index.js';
import type { ReleaseStore } from '../../storage/releases/release-store.js';
import { ReleasesReader } from './releases-reader.js';

/** The interval between reads; changes must take effect within 5 s (operations, section 2). */
const LOOK_EVERY_MS = 1_500;
/** How long the start waits for the first read, as an unavailable store must not delay it for long. */
const FIRST_LOOK_MS = 3_000;

type Listener = (before: ReleaseIndex, after: ReleaseIndex) => void;

/** Follows `releases.json`. While the store is unavailable or the index malformed, the last good state applies. */
@Injectable()
export class FollowedReleases implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Releases');
  private readonly listeners: Listener[] = [];
  private readonly ending = new AbortController();
  private reader?: ReleasesReader;
  private looking?: Promise<void>;
  private isAway = false;
  /** Whether this process serves releases. */
  isFollowing = false;
  /** The last good state; an empty index if there is none. */
  index: ReleaseIndex = emptyIndex();
  /** When the store was last read (ms); undefined if it is not followed or was not read yet. */
  readAt?: number;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** Makes this process follow the releases. Only processes that serve HTTP call it, before the application starts. */
  follow(): void {
    this.isFollowing = this.config.releases !== undefined;
  }

  onChange(listener: Listener): void {
    this.listeners.push(listener);
  }

  get store(): ReleaseStore | undefined {
    return this.reader?.store;
  }

  async onModuleInit(): Promise<void> {
    const { releases, storage } = this.config;
    if (!this.isFollowing || !releases) return;
    const store = await openReleaseStore(releases.place, releases.s3);
    this.reader = new ReleasesReader(store, storage.dataDir, ({ message }) =>
      this.logger.warn(`the copy of releases.json in DATA_DIR cannot be used: ${message}`),
    );
    this.index = (await this.reader.readCopy()) ?? this.index;
    await Promise.race([this.refresh(), pause(FIRST_LOOK_MS, undefined, { ref: false })]);
    if (this.readAt !== undefined && !this.reader.hasRead)
      this.logger.log('RELEASES holds no release yet; the parts are served as built');
    void this.poll();
  }

  onApplicationShutdown(): void {
    this.ending.abort();
  }

  /** Reads the index now; concurrent calls share one read. A failure is logged and not thrown. */
  refresh(): Promise<void> {
    this.looking ??= this.read().finally(() => (this.looking = undefined));
    return this.looking;
  }

  private async poll(): Promise<void> {
    const { signal } = this.ending;
    while (!signal.aborted) {
      await pause(LOOK_EVERY_MS, undefined, { ref: false, signal }).catch(() => undefined);
      if (!signal.aborted) await this.refresh();
    }
  }

  private async read(): Promise<void> {
    try {
      const after = await this.reader?.read();
      if (this.isAway) this.logger.log('RELEASES can be read again');
      this.isAway = false;
      this.readAt = Date.now();
      if (after) this.take(after);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      if (!this.isAway) this.logger.warn(`RELEASES cannot be read; the last good state is served: ${reason}`);
      this.isAway = true;
    }
  }

  private take(after: ReleaseIndex): void {
    const before = this.index;
    this.index = after;
    for (const listener of this.listeners) listener(before, after);
  }
}
