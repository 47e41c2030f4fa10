import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import type { AppConfig } from '../../core/config/app-config.js';
import { FolderReleaseStore } from '../../storage/releases/folder-release-store.js';
import { INDEX_FILE } from '../../storage/releases/release-index.js';
import { FollowedReleases } from './followed-releases.js';

describe('the releases that a process follows', () => {
  const folder = mkdtempSync(join(tmpdir(), 'followed-releases-'));
  const [place, dataDir] = [join(folder, 'store'), join(folder, 'data')];
  const told: string[] = [];
  beforeAll(() =>
    Logger.overrideLogger({
      log: (line: string) => told.push(line),
      warn: (line: string) => told.push(line),
      error: (line: string) => told.push(line),
    }),
  );
  afterAll(() => {
    Logger.overrideLogger(['log', 'warn', 'error']);
    rmSync(folder, { recursive: true });
  });

  it('[OPS-051] may have no index before the first release, but a missing index later is logged as a fault', async () => {
    const config = { releases: { place }, storage: { dataDir } } as AppConfig;
    const followed = new FollowedReleases(config);
    followed.follow();
    await followed.onModuleInit();
    followed.onApplicationShutdown();
    expect(told).toEqual(['RELEASES holds no release yet; the parts are served as built']);
    expect(followed.readAt).toBeDefined();
    await new FolderReleaseStore(place).change((before) => ({ ...before }));
    await followed.refresh();
    rmSync(join(place, INDEX_FILE));
    await followed.refresh();
    expect(told.slice(1)).toEqual([
      `RELEASES cannot be read; the last good state is served: ${INDEX_FILE} is not there`,
    ]);
  });
});
