import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { freePort } from '@manette/platform/free-port';
import { CHECKOUT } from '../src/checkout.ts';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { until } from './support/launched.ts';
import { Serving } from './support/serving.ts';

describe('the OpenTelemetry traces of the bundled API', () => {
  const folder = throwawayFolder();
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let collector: Server;
  let received = '';
  let api: Serving;
  let port: string;

  beforeAll(async () => {
    database = await emptyDatabase();
    collector = createServer((request, response) => {
      request.setEncoding('latin1').on('data', (text: string) => (received += text));
      request.on('end', () => response.end('{}'));
    });
    await once(collector.listen(0, '127.0.0.1'), 'listening');
    port = String(await freePort());
    api = new Serving(
      [],
      {
        ...{ NODE_ENV: 'production', DATABASE_URL: database.url, DATA_DIR: folder, PORT: port },
        OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(collector.address() as AddressInfo).port}`,
        ...{ OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json', OTEL_TRACES_SAMPLER: 'always_on' },
        OTEL_BSP_SCHEDULE_DELAY: '50',
      },
      { program: join(CHECKOUT, 'apps/api/dist/server.js') },
    );
    await api.answers(`http://localhost:${port}/api/health/ready`);
  });
  afterAll(async () => {
    api.signal('SIGKILL');
    await api.ended();
    collector.closeAllConnections();
    await once(collector.close(), 'close');
    await database.drop();
    removeFolder(folder);
  });

  // The OpenTelemetry SDK is outside the bundle, which has its own copies of the OpenTelemetry API and of the ORM's driver.
  it('[OPS-101, OPS-103] contain calls and their SQL statements', async () => {
    await fetch(`http://localhost:${port}/api/health/ready`);
    await until(() => received.includes('"GET /api/health/ready"') && received.includes('"select ?"'));
    expect(received).toContain('"manette-api"');
  });
});
