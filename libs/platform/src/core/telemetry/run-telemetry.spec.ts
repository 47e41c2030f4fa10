import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ROOT_CONTEXT, SpanKind, trace } from '@opentelemetry/api';
import type { AppConfig } from '../config/app-config.js';
import { endTelemetry, runTelemetry } from './run-telemetry.js';
import { inSpan, traceIds } from './tracing.js';

const config = { process: 'worker', version: '1.2.3', telemetry: true } as AppConfig;
const ENDLESS = '3600000';
const ROOTS = 2000;

describe('telemetry', () => {
  let server: Server;
  const received: { type: string | undefined; body: string }[] = [];
  beforeAll(async () => {
    server = createServer((request) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const body = Buffer.concat(parts).toString('latin1');
        received.push({ type: request.headers['content-type'], body });
      });
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    Object.assign(process.env, {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      OTEL_EXPORTER_OTLP_TIMEOUT: ENDLESS,
      OTEL_BSP_EXPORT_TIMEOUT: ENDLESS,
      OTEL_BSP_SCHEDULE_DELAY: ENDLESS,
    });
  });
  afterAll(async () => {
    server.closeAllConnections();
    await once(server.close(), 'close');
  });

  const root = () =>
    inSpan('root', { kind: SpanKind.INTERNAL, parent: ROOT_CONTEXT }, (end) => {
      const ids = traceIds();
      end();
      return ids;
    });

  it('[OPS-101] does nothing without a collector', async () => {
    expect(await runTelemetry({ ...config, telemetry: false })).toBe(false);
    root();
    expect(trace.getActiveSpan()).toBeUndefined();
    expect(received).toEqual([]);
  });

  it('[OPS-102] records a tenth of the traces by default', async () => {
    expect(await runTelemetry(config)).toBe(true);
    const recorded = Array.from({ length: ROOTS }, root).filter(({ traceId }) => traceId).length;
    // Six standard deviations to either side.
    expect(recorded).toBeGreaterThan(0.06 * ROOTS);
    expect(recorded).toBeLessThan(0.14 * ROOTS);
  });

  it('[OPS-102] sends protobuf with the service name, and ends although its collector never responds [OPS-101]', async () => {
    await endTelemetry();
    expect(received[0]?.type).toBe('application/x-protobuf');
    expect(received[0]?.body).toContain('manette-worker');
  });
});
