import { randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountView } from '@manette/contracts/catalog';
import { createTestDatabase, eventually, type TestDatabase } from '@manette/platform/testing';
import sharp from 'sharp';
import { contextPersistences } from '../../src/contexts.js';
import { Calls } from '../support/calls.js';
import { KillableApi } from '../support/killable-api.js';
import { accountForm, accountOf } from './support/forms.js';

const FAILED_ONCE = `select from bullmq.job
  where queue = 'catalog-pictures' and state <> 'completed' and failed_reason like 'EFBIG%'`;
const PATIENCE = 240_000;

let database: TestDatabase;
let dataDir: string;
let api: KillableApi;
const start = () =>
  KillableApi.start({
    NODE_ENV: 'test',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_FACTOR: '1000',
  });
beforeAll(async () => {
  database = await createTestDatabase(contextPersistences);
  dataDir = mkdtempSync(join(tmpdir(), 'manette-faults-'));
  api = await start();
}, PATIENCE);
afterAll(async () => {
  await api.kill();
  await database.drop();
  await rm(dataDir, { recursive: true, force: true });
});

const call = () => new Calls(api.url);
const login = async () => {
  const admin = { email: 'admin@manette.test', password: 'Admin123!' };
  const { body } = await call().post('/api/auth/login').send(admin).expect(200);
  return (body as { token: string }).token;
};
/** Returns a picture of random pixels, which hardly compresses. */
const noise = (width: number, height: number) =>
  sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer();
const filesBelow = async (folder: string): Promise<string[]> => {
  const path = join(dataDir, folder);
  const entries = await readdir(path, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
};
/** Checks that every public file decodes completely, and returns the number of these files. */
const allWhole = async () => {
  const files = await filesBelow('uploads/public');
  for (const file of files) await sharp(file, { failOn: 'error' }).raw().toBuffer();
  return files.length;
};
const upload = (token: string, image: Buffer) => accountForm({ call: call() }, token, [image]);
const shown = (token: string, { _id }: AccountView) =>
  eventually(async () => {
    const account = accountOf(await call().get(`/api/accounts/${_id}`, token).expect(200));
    return account.pictures[0];
  }, PATIENCE);
/** The queue gives a job to another process once the lock of the first one has expired. Lets the locks expire immediately. */
const expireLocks = async () => {
  await database.query(
    `update bullmq.job set locked_until_ms = 0, stalled_marked = true where state = 'active'`,
  );
  await database.query(`delete from bullmq.meta where field = 'stalled-check'`);
};
const settled = () => eventually(async () => (await filesBelow('uploads/private')).length === 0, PATIENCE);

describe('a process that is killed while it encodes a picture', () => {
  it(
    '[contract 7] leaves no half-written file and no public original, and another process repeats the job',
    async () => {
      const token = await login();
      const account = accountOf(await upload(token, await noise(1000, 730)).expect(201));
      await eventually(async () => (await filesBelow('uploads/public')).length > 0, PATIENCE);
      await api.kill();
      expect(await filesBelow('uploads/private')).toHaveLength(1);
      const before = await allWhole();

      await expireLocks();
      api = await start();
      const picture = await shown(await login(), account);
      const addresses = `${picture.avif}, ${picture.webp}`.split(', ').map((one) => one.split(' ')[0] ?? '');
      expect(before).toBeLessThan(addresses.length);
      for (const address of addresses) await call().get(address).expect(200);
      expect(await allWhole()).toBe(addresses.length);
      await settled();
    },
    PATIENCE * 2,
  );
});

describe('a full disk', () => {
  it(
    '[contract 2] refuses uploads with a message, stores nothing of them, and accepts uploads once there is space again',
    async () => {
      const token = await login();
      const image = await noise(300, 300);
      const total = async () =>
        ((await call().get('/api/accounts', token).expect(200)).body as { total: number }).total;
      const before = [await total(), (await filesBelow('uploads')).length];
      api.limitFiles(Math.floor(image.length / 2));
      const { body } = await upload(token, image).expect(503);
      expect(body).toMatchObject({
        code: 'UNAVAILABLE',
        message: 'There is no room left for files. Please try again later.',
      });
      await eventually(async () => (await filesBelow('incoming')).length === 0);
      expect([await total(), (await filesBelow('uploads')).length]).toEqual(before);

      api.limitFiles('unlimited');
      const account = accountOf(await upload(token, image).expect(201));
      await shown(token, account);
      await settled();
    },
    PATIENCE,
  );

  it(
    '[contract 7] keeps an accepted picture waiting, with no half-written file',
    async () => {
      const token = await login();
      const before = await allWhole();
      // A file that a killed process was writing stays for an hour.
      const unfinished = await filesBelow('uploads/.unfinished');
      const account = accountOf(await upload(token, await noise(1000, 700)).expect(201));
      api.limitFiles(1000);
      await eventually(async () => (await database.query(FAILED_ONCE)).length > 0, PATIENCE);
      await allWhole();
      // The job is retried repeatedly meanwhile: no file of a failed attempt may stay.
      await eventually(
        async () => (await filesBelow('uploads/.unfinished')).length === unfinished.length,
        PATIENCE,
      );
      expect(await filesBelow('uploads/private')).toHaveLength(1);
      api.limitFiles('unlimited');
      await shown(token, account);
      expect(await allWhole()).toBeGreaterThan(before);
      await settled();
    },
    PATIENCE,
  );
});
