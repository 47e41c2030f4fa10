import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { AppConfig } from '../core/config/app-config.js';
import { loadConfig } from '../core/config/load-config.js';
import { prepareHttp } from '../http/prepare-http.js';
import { PlatformModule } from '../platform.module.js';
import { endsInTime } from './ends-in-time.js';
import { ProbeSessionsModule } from './probe-sessions.js';

export interface ProbeApp {
  app: NestExpressApplication;
  config: AppConfig;
  url: string;
  stop(): Promise<void>;
}

/** Returns the configuration of an application under test, with a new data folder unless `env` names one. */
export function probeConfig(databaseUrl: string, env: Record<string, string> = {}): AppConfig {
  const defaults = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'platform-test-')),
    RATE_LIMIT_FACTOR: '1000',
  };
  return loadConfig({ ...defaults, LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent', ...env }, '0.0.0-test');
}

/** The folders in which a test puts front ends that are served with SERVE_PAGES. */
export const builtFrontEnds = ({ storage }: AppConfig) => ({
  shell: join(storage.dataDir, 'shell'),
  remotes: { admin: join(storage.dataDir, 'admin') },
});

/** Starts the platform with modules of a test on a free port. */
export async function startProbeApp(config: AppConfig, ...modules: Type[]): Promise<ProbeApp> {
  @Module({ imports: [PlatformModule.forRoot(config, []), ProbeSessionsModule, ...modules] })
  class ProbeModule {}

  const logger = config.logging.level === 'silent' ? false : undefined;
  const app = await NestFactory.create<NestExpressApplication>(ProbeModule, {
    bodyParser: false,
    abortOnError: false,
    forceCloseConnections: true,
    logger,
  });
  prepareHttp(app, builtFrontEnds(config));
  await app.listen(0, '127.0.0.1');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const stop = async () => {
    await endsInTime('closing the application', app.close());
    await rm(config.storage.dataDir, { recursive: true, force: true });
  };
  return { app, config, url: `http://127.0.0.1:${port}`, stop };
}
