import { createServer } from 'node:net';
import { Controller, Get, Module, Param } from '@nestjs/common';
import { Public } from '../auth/access.decorators.js';
import { once } from 'node:events';
import { ConfigError } from '../../core/config/config-error.js';
import { createTestDatabase, eventually, freePort, startBreakableProxy } from '../../testing/index.js';
import type { BreakableProxy, TestDatabase } from '../../testing/index.js';
import { probeConfig, startProbeApp, type ProbeApp } from '../../testing/probe-app.js';
import { ProbeWorkModule } from '../../testing/probe-work.js';
import { MetricsServer } from './metrics-server.js';
import { Metrics } from '../../core/metrics/metrics.js';

@Controller('probe')
class ProbeController {
  @Public() @Get(':id') find(@Param('id') id: string) {
    return { id };
  }
}

@Module({ imports: [ProbeWorkModule], controllers: [ProbeController] })
class ProbeModule {}

let database: TestDatabase;
let proxy: BreakableProxy;
let probe: ProbeApp;
let address: string;
beforeAll(async () => {
  database = await createTestDatabase([]);
  proxy = await startBreakableProxy(database.url);
  const port = await freePort();
  address = `http://127.0.0.1:${port}/metrics`;
  const config = probeConfig(proxy.url, { METRICS_PORT: String(port) });
  probe = await startProbeApp(config, ProbeModule);
});
afterAll(async () => {
  await probe.stop();
  await proxy.close();
  await database.drop();
});

const read = async () => (await fetch(address)).text();

describe('the metrics', () => {
  it('[contract 1] show calls by route, queues, outbox, sockets and the process', async () => {
    await fetch(`${probe.url}/api/nothing-here/${'x'.repeat(20)}`);
    const called =
      /manette_http_request_duration_seconds_count\{method="GET",route="\*path",status="404"\} 1/;
    const text = await eventually(async () => {
      const found = await read();
      return called.test(found) ? found : undefined;
    });
    expect(text).toContain('manette_queue_jobs{queue="probe",state="waiting"} 0');
    expect(text).toContain('manette_outbox_rows{state="parked"} 0');
    expect(text).toMatch(/manette_outbox_age_seconds \d/);
    expect(text).toContain('manette_sockets 0');
    expect(text).toMatch(/process_cpu_seconds_total/);
  });

  it('[contract 1] label a call with its route, never with the requested path', async () => {
    await fetch(`${probe.url}/api/probe/one`);
    await fetch(`${probe.url}/api/probe/two`);
    await fetch(`${probe.url}/elsewhere/${'y'.repeat(20)}`);
    const text = await eventually(async () => {
      const found = await read();
      return found.includes('route="/api/probe/:id",status="200"} 2') ? found : undefined;
    });
    expect(text).not.toContain('yyy');
  });

  it('[contract 1] are not served on the public origin, and their port answers 404 to other requests', async () => {
    expect((await fetch(`${probe.url}/metrics`)).status).toBe(404);
    expect((await fetch(address.replace('/metrics', '/'))).status).toBe(404);
    expect((await fetch(address, { method: 'POST' })).status).toBe(404);
  });

  it('[contract 1] leave out figures that cannot be read, and show the others', async () => {
    proxy.break();
    const text = await eventually(async () => {
      const found = await read();
      return found.includes('manette_metrics_missing_total{figure="manette_outbox_rows"}')
        ? found
        : undefined;
    });
    expect(text).toContain('manette_sockets 0');
    expect(text).not.toContain('manette_outbox_rows{state="parked"}');
    proxy.mend();
    await eventually(async () => (await read()).includes('manette_outbox_rows{state="parked"} 0'));
  });

  it('[contract 1] fail the start with a ConfigError when their port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as import('node:net').AddressInfo;
    const start = new MetricsServer(
      probeConfig(database.url, { DATA_DIR: probe.config.storage.dataDir, METRICS_PORT: String(port) }),
      new Metrics(),
    ).onApplicationBootstrap();
    await expect(start).rejects.toThrow(ConfigError);
    await expect(start).rejects.toThrow(`METRICS_PORT ${port} cannot be used`);
    other.close();
  });
});
