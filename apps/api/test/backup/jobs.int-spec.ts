import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '@manette/platform/testing';
import { accountForm, accountOf } from '../catalog/support/forms.js';
import { picture } from '../catalog/support/pictures.js';
import { startTestApp, type TestApp } from '../support/index.js';
import { done } from './support/commands.js';
import { emptyPlace, type EmptyPlace } from './support/places.js';
import { SECRET } from './support/shop.js';

const redis = process.env.TEST_REDIS_URLS?.split(' ').at(-1);
const modes: [string, Record<string, string>][] = [['PostgreSQL', {}], ...(redis ? [['Redis', { REDIS_URL: redis }]] : [])] as [string, Record<string, string>][]; // oxfmt-ignore

describe.each(modes)('jobs in %s that were pending at the time of a backup', (_, queues) => {
  let shop: TestApp;
  let place: EmptyPlace;
  let backups: string;
  let restored: TestApp | undefined;
  beforeAll(async () => {
    shop = await startTestApp({ env: { RUN_JOBS: 'false', JWT_SECRET: SECRET, ...queues } });
    place = await emptyPlace();
    backups = mkdtempSync(join(tmpdir(), 'manette-jobs-'));
  });
  afterAll(async () => {
    await restored?.stop();
    await shop.stop();
    await place.remove();
    await rm(backups, { recursive: true, force: true });
  });

  it('[OPS-096] run after a restore: the mail is sent, the picture is encoded', async () => {
    const admin = await shop.people.admin();
    const person = await shop.people.client();
    const image = await picture(queues.REDIS_URL ? '#0a0b0c' : '#0c0b0a')
      .png()
      .toBuffer();
    const account = accountOf(await accountForm(shop, admin.token, [image]).expect(201));
    const dataDir = shop.config.storage.dataDir;
    // Some jobs have moved from the outbox to the queues, others may not have: the backup includes both.
    await eventually(async () => (await shop.database.query('select from platform.outbox')).length === 0);
    const env = { DATABASE_URL: shop.database.url, DATA_DIR: dataDir, ...queues };
    await done('backup', ['--to', backups], env);
    await done('restore', ['--from', backups], place.env);
    restored = await startTestApp({
      // The restored shop has its own queues, on PostgreSQL, wherever the jobs were before.
      env: { JWT_SECRET: SECRET, DATA_DIR: place.env.DATA_DIR ?? '' },
      database: {
        url: place.env.DATABASE_URL ?? '',
        query: place.query,
        endConnections: () => Promise.resolve(),
        drop: () => Promise.resolve(),
      },
    });
    const [mail] = await restored.mails.expect(person.email);
    expect(mail?.links[0]).toContain('verify');
    expect(await shop.mails.to(person.email)).toEqual([]);
    const now = restored;
    await eventually(async () => {
      const { body } = await now.call.get(`/api/accounts/${account._id}`, admin.token).expect(200);
      return JSON.stringify(body).includes('/uploads/public/pictures/');
    });
    await eventually(
      async () => (await place.query('select from catalog.picture where is_ready')).length === 1,
    );
    await eventually(async () => (await place.query('select from platform.outbox')).length === 0);
  });
});
