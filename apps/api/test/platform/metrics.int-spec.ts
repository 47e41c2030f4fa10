import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { eventually, freePort } from '@manette/platform/testing';
import { Listings } from '../catalog/support/listings.js';
import { startTestApp, type TestApp } from '../support/index.js';

const PAGE = fileURLToPath(new URL('../../../../docs/operations/metrics.md', import.meta.url));

let app: TestApp;
let address: string;
let backups: string;
let releases: string;
beforeAll(async () => {
  const port = await freePort();
  address = `http://127.0.0.1:${port}/metrics`;
  backups = mkdtempSync(join(tmpdir(), 'manette-backups-'));
  releases = mkdtempSync(join(tmpdir(), 'manette-releases-'));
  const places = { BACKUP_TO: backups, RELEASES: releases };
  app = await startTestApp({ env: { METRICS_PORT: String(port), RATE_LIMIT_FACTOR: '1', ...places } });
});
afterAll(async () => {
  await app.stop();
  for (const folder of [backups, releases]) await rm(folder, { recursive: true, force: true });
});

const read = async () => (await fetch(address)).text();
const figure = async (series: string): Promise<number | undefined> => {
  const line = (await read()).split('\n').find((one) => one.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1).replace('+Inf', 'Infinity'));
};
const becomes = (series: string, value: number) =>
  eventually(async () => (await figure(series)) === value || undefined);

describe('the metrics of the product', () => {
  it('[OPS-106] have the age of the newest complete backup, and of the releases', async () => {
    expect(await figure('manette_backup_age_seconds')).toBe(Infinity);
    const whole = new Date(Date.now() - 3_600_000);
    for (const [time, isWhole] of [
      [new Date(whole.getTime() - 1000), true],
      [whole, true],
      [new Date(), false],
    ] as const) {
      const folder = join(
        backups,
        'backups',
        time.toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, ''),
      );
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, isWhole ? 'manifest.json' : 'SHA256SUMS'), '{}');
    }
    const age = await figure('manette_backup_age_seconds');
    expect(age).toBeGreaterThanOrEqual(3600);
    expect(age).toBeLessThan(7200);
    const releasesAge = await figure('manette_releases_age_seconds');
    expect(releasesAge).toBeGreaterThanOrEqual(0);
    expect(releasesAge).toBeLessThan(3600);
  });

  it('[OPS-106] are the ones that their documentation lists, with the same labels', async () => {
    const rows = [...readFileSync(PAGE, 'utf8').matchAll(/^\| `([a-z0-9_]+)(?:\{([a-z,]+)\})?`/gm)];
    const listed = rows.map(([, name]) => name);
    const text = await read();
    const exported = [...text.matchAll(/^# HELP ([a-z0-9_]+) /gm)].map(([, name]) => name);
    expect([...listed].sort()).toEqual([...exported].sort());
    for (const [, name, labels = ''] of rows) {
      const series = new RegExp(`^${name}(?:_bucket|_count|_sum)?(?:\\{(.*)\\})? `, 'm').exec(text)?.[1];
      if (series === undefined) continue;
      const found = [...series.matchAll(/([a-z]+)="/g)]
        .map(([, label]) => label)
        .filter((label) => label !== 'le');
      expect([name, found.sort()]).toEqual([name, labels.split(',').filter(Boolean).sort()]);
    }
  });

  it('[OPS-106] have the release, readiness, connections, disk and queues', async () => {
    const text = await read();
    expect(text).toContain('manette_build_info{version="0.0.0-test",process="api"} 1');
    expect(text).toContain('manette_ready{check="database"} 1');
    expect(text).toContain('manette_ready{check="queue"} 1');
    for (const state of ['used', 'idle', 'waiting'])
      expect(await figure(`manette_db_connections{state="${state}"}`)).toBeGreaterThanOrEqual(0);
    expect(await figure('manette_disk_free_bytes')).toBeGreaterThan(1_000_000);
    expect(text).toContain('manette_queue_oldest_seconds{queue="mail"} 0');
  });

  it('[OPS-106] count sign-ins by outcome, mails, and calls that limits refuse', async () => {
    const ann = await app.people.client();
    await becomes('manette_mails_total{outcome="sent"}', 1);
    const signIn = (password: string) =>
      app.call.post('/api/auth/login').send({ email: ann.email, password });
    await signIn(ann.password).expect(200);
    for (let guess = 0; guess < 10; guess += 1) await signIn(`Wrong${guess}`).expect(401);
    await signIn(ann.password).expect(429);
    expect(await figure('manette_sign_ins_total{outcome="ok"}')).toBe(1);
    expect(await figure('manette_sign_ins_total{outcome="refused"}')).toBe(10);
    expect(await figure('manette_sign_ins_total{outcome="throttled"}')).toBe(1);
    expect(await figure('manette_limits_refused_total{limit="sign-in-address"}')).toBe(1);
  });

  it('[OPS-106] count completions without stock, and measure the delivery time of realtime events', async () => {
    const admin = await app.people.admin();
    const staff = await app.sockets.connect(admin.token);
    const { _id: account } = await new Listings(app, admin.token).account({ available: 1 });
    const open = async () => {
      const ann = await app.people.verifiedClient();
      const order = { subject: 'One please', orderType: 'rent', accountId: account };
      const { body } = await app.call.post('/api/messages/support/ticket', ann.token).send(order).expect(201);
      return (body as { ticket: { _id: string } }).ticket._id;
    };
    const complete = (id: string) =>
      app.call.put(`/api/messages/support/ticket/${id}/status`, admin.token).send({ status: 'completed' });
    const [first, second] = [await open(), await open()];
    await complete(first).expect(200);
    await complete(second).expect(409);
    expect(await figure('manette_stock_conflicts_total')).toBe(1);
    await staff.next('new_support_ticket', ({ _id }) => _id === second);
    expect(await figure('manette_realtime_delivery_seconds_count')).toBeGreaterThanOrEqual(2);
    expect(await figure('manette_realtime_delivery_seconds_bucket{le="1"}')).toBeGreaterThan(0);
  });
});
