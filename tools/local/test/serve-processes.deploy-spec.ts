import { existsSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { freePort } from '@manette/platform/free-port';
import { removeFolder, throwawayFolder } from '../src/throwaway/folders.ts';
import { emptyDatabase } from './support/empty-database.ts';
import { openSocket, upgradeAnswer } from './support/handshakes.ts';
import { halfCall } from './support/half-call.ts';
import { until } from './support/launched.ts';
import { publish } from './support/publish.ts';
import { Serving, statusOf, writingOnlyTo } from './support/serving.ts';
import { signUp } from './support/sign-up.ts';

interface Health {
  ready: boolean;
  checks: Record<string, string>;
}

const FOREVER = 'public, max-age=31536000, immutable';

const read = async <T>(address: string): Promise<{ status: number; body: T }> => {
  const answer = await fetch(address, { headers: { connection: 'close' } });
  return { status: answer.status, body: (await answer.json()) as T };
};

describe('processes of npm run serve', () => {
  const folder = throwawayFolder();
  const started: Serving[] = [];
  let database: Awaited<ReturnType<typeof emptyDatabase>>;
  let api: Serving;
  let origin: string;
  let health: string;
  let environment: Record<string, string>;
  let release: string;
  const dataOf = (name: string) => join(folder, name);
  const start = (...given: ConstructorParameters<typeof Serving>) => {
    const one = new Serving(...given);
    started.push(one);
    return one;
  };

  beforeAll(async () => {
    database = await emptyDatabase();
    const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())];
    [origin, health] = [`http://localhost:${PORT}`, `http://localhost:${METRICS_PORT}/health`];
    // No Jest worker of this stage uses the last Redis server. Without Redis the queues are in PostgreSQL.
    const redis = process.env.TEST_REDIS_URLS?.split(' ').at(-1);
    environment = {
      ...{ DATABASE_URL: database.url, PUBLIC_URL: origin, RATE_LIMIT_FACTOR: '100' },
      REDIS_URL: redis ? `${redis}/9` : '',
    };
    release = await publish('admin', dataOf('releases'));
    api = start(
      ['api'],
      {
        ...environment,
        ...{ PORT, METRICS_PORT, DATA_DIR: dataOf('api'), MIGRATE_ON_START: 'false' },
        RELEASES: dataOf('releases'),
        ...{ DATABASE_POOL: '3', DRAIN_SECONDS: '8', SHUTDOWN_SECONDS: '20' },
      },
      { node: writingOnlyTo(dataOf('api'), tmpdir()) },
    );
  });
  afterAll(async () => {
    for (const one of started) one.signal('SIGKILL');
    await Promise.all(started.map((one) => one.ended()));
    await database.drop();
    removeFolder(folder);
  });

  it('[OPS-005, OPS-013, OPS-024] wait for the migrations of another process, which applies them once', async () => {
    await api.answers(`${origin}/api/health/ready`, 503);
    const waiting = { ready: false, checks: { database: 'up', migrations: 'down' } };
    for (const address of [`${origin}/api/health/ready`, `${health}/ready`])
      expect(await read(address)).toEqual({ status: 503, body: waiting });
    for (const address of [`${origin}/api/health/live`, `${health}/live`])
      expect(await read(address)).toEqual({ status: 200, body: { status: 'ok' } });
    expect(api.stdout).toContain(
      '"waits until another process has migrated the database (MIGRATE_ON_START=false)"',
    );
    const migrate = () => start(['migrate'], { ...environment, DATA_DIR: dataOf('migrate') });
    const first = migrate();
    expect(await first.ended()).toBe(0);
    expect(first.stdout).toMatch(/^applied platform_001_outbox, [\w, ]+\n$/);
    await api.answers(`${origin}/api/health/ready`);
    const second = migrate();
    expect(await second.ended()).toBe(0);
    expect(second.stdout).toBe('nothing to apply\n');
  });

  it('[OPS-013] report the same health on the metrics port as on the public port', async () => {
    for (const name of ['live', 'ready'])
      expect(await read(`${health}/${name}`)).toEqual(await read(`${origin}/api/health/${name}`));
    expect(await statusOf(health.replace('/health', '/metrics'))).toBe(200);
    expect(await statusOf(`${health}/other`)).toBe(404);
  });

  it('[OPS-008] answer calls with the API, file requests with files, and navigations with the page', async () => {
    const navigation = { headers: { accept: 'text/html' } };
    for (const path of ['/', '/accounts', '/support/1', '/.well-known/change-password'])
      expect(await (await fetch(origin + path, navigation)).text()).toMatch(/^<!doctype html>/);
    for (const path of ['/api/nothing', '/uploads/nothing', '/auth/google'])
      expect((await fetch(origin + path, { redirect: 'manual' })).headers.get('x-request-id')).toBeTruthy();
    const handshake = await fetch(`${origin}/socket.io/?EIO=4&transport=polling`);
    expect(await handshake.text()).toMatch(/^0\{"sid"/);
    const manifest = await fetch(`${origin}/remotes/admin/mf-manifest.json`);
    expect(((await manifest.json()) as { name: string }).name).toBe('admin');
    expect((await fetch(`${origin}/js/nothing.js`)).status).toBe(404);
    expect((await fetch(`${origin}/remotes/nothing/mf-manifest.json`)).status).toBe(404);
  });

  it('[OPS-009] accept only GET and HEAD outside of the API', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS']) {
      const answer = await fetch(`${origin}/accounts`, { method });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
    expect(
      (await fetch(`${origin}/accounts`, { method: 'HEAD', headers: { accept: 'text/html' } })).status,
    ).toBe(200);
  });

  it('[OPS-010] serve neither metrics nor hidden files', async () => {
    for (const path of ['/metrics', '/metrics/x', '/.env', '/js/.hidden', '/remotes/admin/.git'])
      expect((await fetch(origin + path, { headers: { accept: 'text/html' } })).status).toBe(404);
    expect((await fetch(`${origin}/.well-known/nothing.txt`)).status).toBe(404);
  });

  it('[OPS-011, OPS-012] send compressed files with an ETag, and let browsers cache files with hashed names', async () => {
    const page = await fetch(`${origin}/`);
    expect(page.headers.get('cache-control')).toBe('no-cache');
    const script = /<script[^>]+src="(\/js\/[^"]+)"/.exec(await page.text())?.[1] ?? '';
    for (const [accepted, sent] of [
      ['br', 'br'],
      ['gzip', 'gzip'],
      ['br, gzip', 'br'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0, br;q=0.0', null],
      ['identity', null],
    ] as const) {
      const ask = (more: Record<string, string> = {}) =>
        fetch(origin + script, { headers: { 'accept-encoding': accepted, ...more } });
      const answer = await ask();
      expect([answer.status, answer.headers.get('content-encoding')]).toEqual([200, sent]);
      expect(answer.headers.get('vary')).toBe('Accept-Encoding');
      expect(answer.headers.get('cache-control')).toBe(FOREVER);
      const etag = answer.headers.get('etag') ?? '';
      expect(etag).not.toBe('');
      expect((await ask({ 'if-none-match': etag })).status).toBe(304);
    }
    const released = await fetch(`${origin}/releases/admin/${release}/mf-manifest.json`);
    expect([released.status, released.headers.get('cache-control')]).toEqual([200, FOREVER]);
    for (const path of ['/robots.txt', '/remotes/admin/mf-manifest.json'])
      expect((await fetch(origin + path)).headers.get('cache-control')).toBe('no-cache');
  });

  it('[OPS-004] run jobs only in workers, which open no public port', async () => {
    await signUp(origin, 'worker');
    const mails = (name: string) => {
      const outbox = join(dataOf(name), 'outbox');
      return existsSync(outbox) ? readdirSync(outbox).filter((file) => file.endsWith('.eml')) : [];
    };
    const [PORT, METRICS_PORT] = [String(await freePort()), String(await freePort())];
    const worker = start(['worker'], {
      ...environment,
      ...{ PORT, METRICS_PORT, DATA_DIR: dataOf('worker'), RUN_JOBS: 'false', DRAIN_SECONDS: '3' },
    });
    await worker.answers(`http://localhost:${METRICS_PORT}/health/ready`);
    await until(() => mails('worker').length > 0);
    // A job may run before the process handles signals by draining; until then a signal ends it immediately.
    await until(() => worker.stdout.includes('takes jobs'));
    expect(mails('api')).toEqual([]);
    expect(await statusOf(`http://localhost:${PORT}/api/health/live`)).toBeUndefined();
    worker.signal('SIGTERM');
    await worker.answers(`http://localhost:${METRICS_PORT}/health/ready`, 503);
    expect(await worker.ended()).toBe(0);
  });

  it('[OPS-025] open no more database connections for calls than DATABASE_POOL', async () => {
    const calls = Array.from({ length: 60 }, () => fetch(`${origin}/api/health/ready`));
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    await Promise.all(calls);
    const { rows } = await client.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where application_name = 'manette-api' and datname = current_database()`,
    );
    await client.end();
    expect(rows[0]?.count).toBe(3);
  });

  it('[OPS-007] log JSON lines to stdout, and write only into their data folder and the temporary folder', () => {
    const lines = api.stdout.trim().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(JSON.parse(line)).toHaveProperty('msg');
    expect(api.stdout + api.stderr).not.toContain('ERR_ACCESS_DENIED');
    expect(existsSync(join(dataOf('api'), 'compiled'))).toBe(true);
  });

  it('[OPS-065, OPS-066, OPS-067, OPS-068] drain: not ready, but answer, close sockets and finish running calls', async () => {
    const token = await signUp(origin, 'drain');
    const sockets = await Promise.all(Array.from({ length: 8 }, () => openSocket(origin, token)));
    const told = sockets.map(
      (socket) =>
        new Promise<number>((resolve) =>
          socket.once('server_draining', ({ reconnectInMs }: { reconnectInMs: number }) =>
            resolve(reconnectInMs),
          ),
        ),
    );
    const gone = sockets.map((socket) => new Promise((resolve) => socket.once('disconnect', resolve)));
    const slow = await halfCall(origin);
    api.signal('SIGTERM');
    const { status, body } = await eventuallyNotReady();
    expect([status, body.checks.serving, body.checks.database]).toEqual([503, 'down', 'up']);
    expect(await statusOf(`${health}/live`)).toBe(200);
    for (const path of ['/api/config', '/', '/accounts']) {
      const answer = await fetch(origin + path, { headers: { accept: 'text/html' } });
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
    }
    expect(await statusOf(`${origin}/socket.io/?EIO=4&transport=polling`)).toBe(503);
    expect(await upgradeAnswer(origin)).toMatch(/^HTTP\/1\.1 503 /);
    const delays = await Promise.all(told);
    for (const delay of delays) {
      expect(delay).toBeGreaterThanOrEqual(0);
      expect(delay).toBeLessThanOrEqual(0.8 * 8000);
    }
    expect(new Set(delays).size).toBeGreaterThan(1);
    await Promise.all(gone);
    await until(async () => (await statusOf(`${origin}/api/health/live`)) === undefined);
    expect(await slow.finish()).toMatch(/^HTTP\/1\.1 400 /);
    expect(await api.ended()).toBe(0);
  });

  const eventuallyNotReady = async () => {
    let found = await read<Health>(`${health}/ready`);
    await until(async () => (found = await read<Health>(`${health}/ready`)).status === 503);
    return found;
  };
});
