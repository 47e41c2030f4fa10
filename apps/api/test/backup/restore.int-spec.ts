import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { VerifyAuditLog, type VerifiedLog } from '@manette/contracts/audit';
import type { TicketView } from '@manette/contracts/orders';
import { createTestDatabase, eventually, productProgram } from '@manette/platform/testing';
import { QueryBus } from '@nestjs/cqrs';
import pg from 'pg';
import { contextPersistences } from '../../src/contexts.js';
import type { TestApp } from '../support/index.js';
import { done, refused } from './support/commands.js';
import { emptyPlace, startOn, stateOf, type EmptyPlace } from './support/places.js';
import { filesBelow, openShop, seenIn, WORDS, type Shop } from './support/shop.js';

const DAMAGED = 'chat.message.copy.gz';

let shop: Shop;
let line: string;
let places: EmptyPlace[];
beforeAll(async () => {
  places = [];
  shop = await openShop();
  line = await done('backup', ['--to', shop.backups], shop.env);
});
afterAll(async () => {
  await shop.end();
  await Promise.all(places.map((place) => place.remove()));
});

async function newPlace(): Promise<EmptyPlace> {
  const place = await emptyPlace();
  places.push(place);
  return place;
}

const restored = () => `${line.replace('backup', 'restored')}; equal to the backup`;
const restore = (place: EmptyPlace, from = shop.backups) => done('restore', ['--from', from], place.env);

describe('a restore into an empty place', () => {
  let place: EmptyPlace;
  let app: TestApp;
  let running = true;
  beforeAll(async () => {
    place = await newPlace();
    expect(await restore(place)).toBe(restored());
    app = await startOn(place);
  });
  afterAll(async () => {
    if (running) await app.stop();
  });

  it('[OPS-094] restores lists, tickets, messages and sessions unchanged', async () => {
    expect(await seenIn(shop, app)).toEqual(await seenIn(shop, shop.scenario.app));
  });

  it('[OPS-094, TRU-088] keeps the audit log intact, with the same head', async () => {
    const verified = ({ app: { app: product } }: { app: TestApp }) =>
      product.get(QueryBus).execute<VerifyAuditLog, VerifiedLog>(new VerifyAuditLog());
    const before = await verified(shop.scenario);
    expect(before).toMatchObject({ isIntact: true });
    expect(await verified({ app })).toEqual(before);
    await expect(place.query('delete from audit.entry')).rejects.toThrow('only ever added to');
  });

  it('[OPS-094] restores every file byte by byte; signed URLs of private files work', async () => {
    const before = join(shop.env.DATA_DIR ?? '', 'uploads');
    const after = join(place.env.DATA_DIR ?? '', 'uploads');
    const names = (await filesBelow(before)).filter((file) => !file.startsWith('.unfinished'));
    expect(await filesBelow(after)).toEqual(expect.arrayContaining(names));
    for (const name of names)
      expect(await readFile(join(after, name))).toEqual(await readFile(join(before, name)));
    const { body } = await app.call
      .get(`/api/messages/support/${shop.ticket._id}`, shop.scenario.amina.token)
      .expect(200);
    const [withFile] = (body as { messages: { fileUrl?: string }[] }).messages.filter(
      ({ fileUrl }) => fileUrl,
    );
    await app.call.get(withFile?.fileUrl ?? '').expect(200);
  });

  it('[OPS-094] leaves a working shop: ticket numbers continue, stock is sold, triggers are active', async () => {
    const { scenario, account } = shop;
    const input = { subject: 'After', orderType: 'rent', accountId: account._id };
    const call = app.call.post('/api/messages/support/ticket', scenario.bilal.token).send(input);
    const { ticket } = (await call.expect(201)).body as { ticket: TicketView };
    expect(ticket.ticketNumber > shop.ticket.ticketNumber).toBe(true);
    await app.call
      .put(`/api/messages/support/ticket/${ticket._id}/status`, scenario.admin.token)
      .send({ status: 'completed' })
      .expect(200);
    const search = await app.call.get('/api/accounts?q=redline', scenario.bilal.token).expect(200);
    expect((search.body as { accounts: { available: number }[] }).accounts[0]?.available).toBe(
      account.available - 1,
    );
    await expect(place.query('delete from orders.timeline_entry')).rejects.toThrow('only ever added to');
    const [state] = await place.query<{ off: number }>(
      `select count(*)::int as off from pg_trigger where tgenabled <> 'O'`,
    );
    expect(state?.off).toBe(0);
  });

  it('[OPS-097] is refused while the product runs on the data, and when the database contains a shop', async () => {
    const before = await place.query('select count(*) from identity.users');
    expect(await refused('restore', ['--from', shop.backups], place.env)).toEqual([
      'The product is running on this data; stop it first',
    ]);
    await app.stop();
    running = false;
    // PostgreSQL ends a session a moment after its connection was closed.
    const sessions = `select from pg_stat_activity where datname = current_database() and application_name like 'manette-%'`;
    await eventually(async () => (await place.query(sessions)).length === 0);
    expect(await refused('restore', ['--from', shop.backups], place.env)).toEqual([
      'The database is not empty',
    ]);
    expect(await place.query('select count(*) from identity.users')).toEqual(before);
  });
});

describe('a restore', () => {
  async function copyOfBackups(): Promise<string> {
    const copy = mkdtempSync(join(shop.scratch, 'copy-'));
    await cp(shop.backups, copy, { recursive: true });
    return copy;
  }

  async function changedManifest(
    change: (manifest: { migrations: string[]; version: string }) => object,
  ): Promise<string> {
    const copy = await copyOfBackups();
    const [name = ''] = await readdir(join(copy, 'backups'));
    const file = join(copy, 'backups', name, 'manifest.json');
    const manifest = JSON.parse(await readFile(file, 'utf8')) as { migrations: string[]; version: string };
    await writeFile(file, JSON.stringify({ ...manifest, ...change(manifest) }));
    return copy;
  }

  it('[OPS-097, OPS-098] changes nothing when it is refused; a later restore into the place succeeds', async () => {
    const place = await newPlace();
    const before = await stateOf(place);
    const refusal = async (typed: string[], ...sentences: string[]) => {
      expect(await refused('restore', typed, place.env)).toEqual(sentences);
      expect(await stateOf(place)).toEqual(before);
    };
    const nowhere = join(shop.scratch, 'nowhere');
    await refusal(['--from', nowhere], `There is no backup in ${nowhere}`);
    const newer = await changedManifest(({ migrations }) => ({
      migrations: [...migrations, 'orders_999_x'],
      version: '9.1.0',
    }));
    await refusal(['--from', newer], 'The backup was made by release 9.1.0, which knows more than this one');
    const later = await changedManifest(() => ({ format: 2, version: '10.0.0' }));
    await refusal(['--from', later], 'The backup was made by release 10.0.0, which knows more than this one');
    const damaged = await copyOfBackups();
    const [name = ''] = await readdir(join(damaged, 'backups'));
    const file = join(damaged, 'backups', name, DAMAGED);
    const bytes = await readFile(file);
    bytes[12] = (bytes[12] ?? 0) ^ 1;
    await writeFile(file, bytes);
    await refusal(['--from', damaged], `${DAMAGED} is damaged`);
    const [mine, stranger, sealed] = ['mine.txt', 'stranger.txt', 'sealed'].map((one) =>
      join(shop.scratch, one),
    ) as [string, string, string];
    const recipient = await done('backup', ['keygen', '--out', mine], {});
    await done('backup', ['keygen', '--out', stranger], {});
    const encrypted = await done('backup', ['--to', sealed], { ...shop.env, BACKUP_RECIPIENTS: recipient });
    await refusal(['--from', sealed], 'The backup is encrypted; give --identity FILE');
    await refusal(['--from', sealed, '--identity', stranger], 'The identity does not open the backup');
    expect(await done('restore', ['--from', sealed, '--identity', mine], place.env)).toBe(
      `${encrypted.replace('backup', 'restored')}; equal to the backup`,
    );
  });

  it.each([
    ['its uploads', (to: string) => cp(join(shop.env.DATA_DIR ?? '', 'uploads'), to, { recursive: true })],
    [
      'a file of another program',
      async (to: string) => {
        await mkdir(to, { recursive: true });
        await writeFile(join(to, 'photo.png'), 'x');
      },
    ],
  ])('[OPS-097] is refused when the folder of uploads has %s', async (_, put) => {
    const place = await newPlace();
    await put(join(place.env.DATA_DIR ?? '', 'uploads'));
    expect(await refused('restore', ['--from', shop.backups], place.env)).toEqual([
      'The uploads are not empty',
    ]);
  });

  it('[OPS-098] that was killed leaves no shop in the database; a second restore succeeds', async () => {
    const place = await newPlace();
    await place.query('create table public.note (word text)');
    const child = spawn(process.execPath, [...productProgram('backup'), 'restore', '--from', shop.backups], {
      env: { PATH: process.env.PATH, ...place.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const locker = new pg.Client({ connectionString: place.env.DATABASE_URL });
    await locker.connect();
    // The lock holds the restore between the schema and the rows, so that it is killed with half of its work done.
    await eventually(() =>
      locker.query('begin; lock table chat.message in access exclusive mode').then(
        () => true,
        () => locker.query('rollback').then(() => false),
      ),
    );
    await eventually(async () => {
      const { rows } = await locker.query(
        `select from pg_locks where not granted and relation = 'chat.message'::regclass`,
      );
      return rows.length > 0;
    });
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    await locker.query('rollback');
    await locker.end();
    expect(await filesBelow(join(place.env.DATA_DIR ?? '', 'uploads'))).not.toEqual([]);
    expect(await place.query('select from identity.users')).toEqual([]);
    expect(await restore(place)).toBe(restored());
    expect(await place.query(`select content from orders.message where content = '${WORDS}'`)).toHaveLength(
      1,
    );
  });

  it('[OPS-098] migrates a backup of an older release to the current one', async () => {
    const older = contextPersistences.map((one) => ({
      ...one,
      migrations: one.migrations.filter(({ name }) => name !== 'orders_023_clients_by_time'),
    }));
    const old = await createTestDatabase(older);
    await old.query(`insert into orders.canned_reply values
      ('01890000-0000-7000-8000-000000000001', 'Hello', 'Hello', 'مرحبا', now(), now())`);
    const from = join(shop.scratch, 'older');
    const { DATA_DIR = '' } = shop.env;
    await done('backup', ['--to', from], { DATABASE_URL: old.url, DATA_DIR });
    await old.drop();
    const place = await newPlace();
    await restore(place, from);
    const applied = await place.query<{ name: string }>(
      `select name from platform.migration where name like 'orders_023%'`,
    );
    expect(applied).toHaveLength(1);
    expect(await place.query(`select arabic from orders.canned_reply`)).toEqual([{ arabic: 'مرحبا' }]);
  });
});
