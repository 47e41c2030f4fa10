import { connect } from 'node:net';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { PlatformModule } from '../platform.module.js';
import { createTestDatabase, type TestDatabase } from '../testing/index.js';
import { freePort } from '../core/network/free-port.js';
import { probeConfig } from '../testing/probe-app.js';
import { ProbeSessionsModule } from '../testing/probe-sessions.js';
import { openPort } from './open-port.js';
import { prepareHttp } from './prepare-http.js';

describe('the port of the public origin', () => {
  let database: TestDatabase;
  const opened: NestExpressApplication[] = [];
  const folders: string[] = [];
  beforeAll(async () => {
    database = await createTestDatabase([]);
  });
  afterAll(async () => {
    for (const app of opened) await app.close();
    for (const folder of folders) await rm(folder, { recursive: true });
    await database.drop();
  });

  async function open(port: number): Promise<NestExpressApplication> {
    const config = probeConfig(database.url, { SERVE_PAGES: 'true', PORT: String(port) });
    folders.push(config.storage.dataDir);
    class ProbeModule {}
    const module = {
      module: ProbeModule,
      imports: [PlatformModule.forRoot(config, []), ProbeSessionsModule],
    };
    const options = {
      bodyParser: false,
      abortOnError: false,
      forceCloseConnections: true,
      logger: false,
    } as const;
    const app = await NestFactory.create<NestExpressApplication>(module, options);
    opened.push(app);
    prepareHttp(app);
    await openPort(app);
    return app;
  }

  it('[RUN-ORIGIN] is open on both addresses of localhost, and closes with the application', async () => {
    const port = await freePort();
    const app = await open(port);
    opened.pop();
    for (const host of ['127.0.0.1', '[::1]'])
      expect((await fetch(`http://${host}:${port}/api/none`)).status).toBe(404);
    await app.close();
    for (const host of ['127.0.0.1', '::1'])
      await expect(once(connect(port, host), 'connect')).rejects.toThrow('ECONNREFUSED');
  });

  it('[RUN-PORT] fails the start with one sentence when it is taken', async () => {
    const port = await freePort();
    await open(port);
    await expect(open(port)).rejects.toThrow(
      `port ${port} is in use by another program; stop what uses it, or set PORT to a free one`,
    );
  });
});
