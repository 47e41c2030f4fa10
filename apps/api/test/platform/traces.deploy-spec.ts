import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, eventually, freePort, type TestDatabase } from '@manette/platform/testing';
import { contextPersistences } from '../../src/contexts.js';
import { Calls } from '../support/calls.js';
import { Collector, type CollectedSpan } from '../support/collector.js';
import { testConfig } from '../support/test-config.js';
import { TestMails } from '../support/test-mails.js';
import { TestPeople, type TestPerson } from '../support/test-people.js';
import { TestSockets, type TestSocket } from '../support/test-sockets.js';
import { WatchedProcess } from '../support/watched-process.js';

const SECRETS = { message: 'sEcretWords', search: 'sEcretSearch', name: 'secretperson' };
const ADMIN = { ADMIN_EMAIL: 'secretboss@shop.test', ADMIN_PASSWORD: 'sEcret123' };
const TRACE = { id: '0af7651916cd43dd8448eb211c80319c', parent: 'b7ad6b7169203331' };
const TRACEPARENT = `00-${TRACE.id}-${TRACE.parent}-01`;
/** A local address that is not a trusted proxy. */
const STRANGER = '127.0.0.2';

let database: TestDatabase;
let collector: Collector;
let api: WatchedProcess;
let worker: WatchedProcess;
let env: Record<string, string>;
let call: Calls;
let sockets: TestSockets;
let boss: TestPerson;
let ann: TestPerson;
let ben: TestPerson;
let staff: TestSocket;

beforeAll(async () => {
  database = await createTestDatabase(contextPersistences);
  collector = await Collector.start();
  const dataDir = mkdtempSync(join(tmpdir(), 'manette-traces-'));
  env = {
    ...ADMIN,
    NODE_ENV: 'production',
    ADMIN_SECOND_STEP: 'optional',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    PORT: String(await freePort()),
    METRICS_PORT: String(await freePort()),
    JWT_SECRET: 'a secret that both processes know: 0123456789',
    MAIL_TO_FILES: 'true',
    RUN_JOBS: 'false',
    TRUSTED_PROXIES: '127.0.0.1/32',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    OTEL_TRACES_SAMPLER: 'always_on',
    OTEL_BSP_SCHEDULE_DELAY: '50',
  };
  api = WatchedProcess.start('api', env);
  const url = `http://127.0.0.1:${env.PORT}`;
  await api.ready(() =>
    fetch(`${url}/api/health/ready`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { METRICS_PORT: _, ...rest } = env;
  worker = WatchedProcess.start('worker', rest);
  call = new Calls(url);
  sockets = new TestSockets(url);
  const config = testConfig(database.url, { ...ADMIN, DATA_DIR: dataDir });
  const people = new TestPeople(call, new TestMails(join(dataDir, 'outbox')), config);
  await worker.ready(() => worker.output.includes('takes jobs'));
  ann = await people.verifiedClient(SECRETS.name);
  ben = await people.verifiedClient('ben');
  boss = await people.admin();
  staff = await sockets.connect(boss.token);
}, 300_000);
afterAll(async () => {
  sockets.closeAll();
  await Promise.all([api.stop(), worker.stop()]);
  collector.close();
  await database.drop();
  await rm(env.DATA_DIR ?? '', { recursive: true, force: true });
});

const span = (fits: (one: CollectedSpan) => boolean) => eventually(() => collector.spans.find(fits));
const spansOf = (traceId: string) => collector.spans.filter((one) => one.traceId === traceId);
const openTicket = (by = ann) =>
  call
    .post('/api/messages/support/ticket', by.token)
    .send({ subject: SECRETS.message, orderType: 'general' });

describe('traces', () => {
  it('[OPS-101] arrive from the processes with their names', async () => {
    await span(({ service }) => service === 'manette-api');
    await span(({ service }) => service === 'manette-worker');
    expect(new Set(collector.received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']));
  });

  it('[OPS-103] contain a call, its SQL with placeholders, and its delivery to sockets under one trace id', async () => {
    await openTicket().set('traceparent', TRACEPARENT).expect(201);
    await staff.next('new_support_ticket');
    const handOver = await span(
      ({ name, traceId }) => name === 'realtime new_support_ticket' && traceId === TRACE.id,
    );
    expect(handOver.service).toBe('manette-api');
    const request = await span(({ name }) => name === 'POST /api/messages/support/ticket');
    expect(request).toMatchObject({ traceId: TRACE.id, parentSpanId: TRACE.parent });
    const statements = spansOf(TRACE.id).flatMap(({ attributes }) => attributes['db.query.text'] ?? []);
    expect(statements.join('\n')).toMatch(/insert into .*ticket[^]*\$1/i);
    expect(statements.join('\n')).toContain('platform.realtime_message');
  });

  it('[OPS-103] contain the SQL of each of several concurrent calls', async () => {
    const traceIds = ['a', 'b'].map((digit) => digit.repeat(32));
    await Promise.all(
      traceIds.map((traceId, place) =>
        openTicket(place === 0 ? ann : ben)
          .set('traceparent', `00-${traceId}-${TRACE.parent}-01`)
          .set('Idempotency-Key', traceId)
          .expect(201),
      ),
    );
    const written = [
      /insert into .*ticket/i,
      /insert into platform\.idempotency/i,
      /update platform\.idempotency/i,
    ];
    for (const traceId of traceIds)
      for (const text of written)
        await span(
          ({ attributes, ...one }) =>
            one.traceId === traceId && text.test(String(attributes['db.query.text'])),
        );
  });

  it('[OPS-103] contain the jobs of a call in other processes under its trace id', async () => {
    const request = await span(({ name }) => name === 'POST /api/auth/register');
    const job = await span(({ name, traceId }) => name === 'process mail' && traceId === request.traceId);
    expect(job).toMatchObject({ service: 'manette-worker', attributes: { 'bullmq.job.name': 'mail' } });
  });

  it('[OPS-103] contain pages that are answered before the framework, and events from clients', async () => {
    for (let time = 0; time < 3; time += 1)
      await call.get(`/api/accounts?search=${SECRETS.search}`, ann.token).expect(200);
    const pages = () => collector.spans.filter(({ name }) => name === 'GET /api/accounts');
    await eventually(() => pages().length === 3);
    const { body } = await openTicket().expect(201);
    const mine = await sockets.connect(ann.token);
    await mine.join((body as { ticket: { _id: string } }).ticket._id);
    const event = await span(({ name }) => name === 'socket join_ticket');
    await span(({ traceId, attributes }) => traceId === event.traceId && 'db.query.text' in attributes);
    expect(event.parentSpanId ?? '').toBe('');
  });

  it('[OPS-104] continue the trace of a trusted proxy, and of no other caller', async () => {
    const traceId = 'f'.repeat(32);
    await new Promise<void>((resolve, reject) => {
      const headers = { traceparent: `00-${traceId}-${TRACE.parent}-01` };
      const port = Number(env.PORT);
      const asked = request({ port, path: '/api/config', localAddress: STRANGER, headers }, (answer) => {
        answer.resume();
        answer.once('end', resolve);
      });
      asked.once('error', reject).end();
    });
    await span(({ name }) => name === 'GET /api/config');
    expect(spansOf(traceId)).toEqual([]);
  });
});

describe('the log in production', () => {
  const lineOf = (route: string) =>
    eventually(() => api.lines.find((line) => line.route === route && line.userId === ann.id));

  it('[OPS-105] has the fields of each call and its trace', async () => {
    const line = await lineOf('/api/messages/support/ticket');
    expect(line).toMatchObject({
      requestId: expect.stringMatching(/^[\w-]{36}$/) as string,
      userId: ann.id,
      clientAddress: '127.0.0.1',
      route: '/api/messages/support/ticket',
      statusCode: 201,
      responseTime: expect.any(Number) as number,
      traceId: TRACE.id,
      spanId: expect.stringMatching(/^[\da-f]{16}$/) as string,
    });
    // Milliseconds since 1970, which do not depend on a time zone.
    expect(Math.abs(Number(line.time) - Date.now())).toBeLessThan(600_000);
    await lineOf('/api/accounts');
    expect(api.lines.find(({ route }) => route === '/api/auth/login')).toMatchObject({ userId: null });
  });

  it('[TRU-115] contains the client address that a trusted proxy forwards', async () => {
    await call.get('/api/health/live').set('x-forwarded-for', '6.6.6.6, 41.96.1.2').expect(200);
    await call.get('/api/forwarded').set('x-forwarded-for', '6.6.6.6, 41.96.1.2').expect(404);
    const line = await eventually(() => api.lines.find(({ clientAddress }) => clientAddress === '41.96.1.2'));
    expect(line).toMatchObject({ statusCode: 404 });
    expect(api.output).not.toContain('6.6.6.6');
  });

  it('[OPS-105] contains release and process in every line', () => {
    for (const { output, lines } of [api, worker]) expect(output && lines.length).toBeGreaterThan(0);
    for (const line of api.lines) expect(line).toMatchObject({ version: '0.1.0', process: 'api' });
    for (const line of worker.lines) expect(line).toMatchObject({ version: '0.1.0', process: 'worker' });
  });

  it('[OPS-105] contains no secrets, nor does any span', async () => {
    await call.post('/api/auth/login').send({ email: ann.email, password: 'sEcretGuess1' }).expect(401);
    await call.get('/api/nowhere/sEcretPath?token=sEcretToken').expect(404);
    await call.get('/api/nowhere/%0d%0a%7b%22level%22:60,%22msg%22:%22sEcretly forged%22%7d').expect(404);
    await eventually(() => api.lines.find(({ statusCode }) => statusCode === 404));
    const told = [api, worker].flatMap(({ output, complaints }) => [output, complaints]);
    told.push(...collector.received.map(({ body }) => body));
    for (const text of told) {
      expect(text).not.toMatch(/secret/i);
      expect(text).not.toMatch(/@(shop|example)\.test/);
      expect(text).not.toContain(ann.token);
    }
  });
});

describe('a collector of traces', () => {
  const answers = async () => {
    const statuses = [];
    statuses.push((await call.get('/api/accounts', ann.token)).status);
    statuses.push((await openTicket()).status);
    statuses.push((await call.get('/api/accounts')).status);
    return statuses;
  };

  it('[OPS-102] does not affect responses or shutdown while it is silent or unreachable', async () => {
    collector.silence();
    expect(await answers()).toEqual([200, 201, 401]);
    collector.close();
    expect(await answers()).toEqual([200, 201, 401]);
    sockets.closeAll();
    expect(await Promise.all([api.stop(), worker.stop()])).toEqual([0, 0]);
  });
});
