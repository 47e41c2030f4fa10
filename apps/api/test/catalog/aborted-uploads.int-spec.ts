import { once } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@manette/platform/testing';
import { Logger } from '@nestjs/common';
import pg from 'pg';
import { startTestApp, type TestApp } from '../support/index.js';
import { picture } from './support/pictures.js';

const ACCOUNT = `CodeName: Broken off
Prix: 2500 DZD
Console: PS4
Service: Secondaire_Online
Duration: 1
Available: 2
Games:
Redline`;
const ACCOUNT_LINE = 'Broken off,2500,DZD,PS4,Secondaire_Online,1,2,Redline,';
const CARD_LINE = 'Broken off,PlayStation,US,50,USD,9500,DZD,A card,Enter the code,3';

let app: TestApp;
let admin: string;
let png: Buffer;
let database: pg.Client;
const failures = jest.spyOn(Logger.prototype, 'error');
beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  png = await picture('#405060').png().toBuffer();
  database = new pg.Client(app.database.url);
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await app.stop();
});

/** An aborted upload is not logged as a failure of the server. */
afterEach(() => expect(failures).not.toHaveBeenCalled());

const server = () => app.app.getHttpServer() as Server;
const total = async (path: string) =>
  ((await app.call.get(`/api/${path}`, admin).expect(200)).body as { total: number }).total;
const below = (folder: string) => readdir(join(app.config.storage.dataDir, folder)).catch(() => []);
const nothingLeft = async () => {
  for (const folder of ['incoming', 'uploads/private/originals', 'uploads/.unfinished'])
    await eventually(async () => (await below(folder)).length === 0);
};
const isWaiting = async () =>
  (await database.query('select from pg_locks where not granted and relation is not null')).rowCount;

/**
 * Starts an upload that arrives completely but cannot be written yet, because its table is locked. Returns functions that abort
 * the upload and release the lock.
 */
async function held(path: string, table: string, file: string, image: string, key?: string) {
  await database.query(`begin; lock table ${table} in share row exclusive mode`);
  const arrived = once(server(), 'request') as Promise<[IncomingMessage, ServerResponse]>;
  const form = new FormData();
  form.append('prixFile', new Blob([file]), 'prix.txt');
  form.append(image, new Blob([new Uint8Array(png)]), 'a.png');
  const abort = new AbortController();
  const headers = { authorization: `Bearer ${admin}`, ...(key && { 'idempotency-key': key }) };
  const sent = fetch(`${app.url}/api/${path}`, { method: 'POST', headers, body: form, signal: abort.signal });
  const outcome = sent.then(
    ({ status }) => status,
    (error: Error) => error.name,
  );
  const [, response] = await arrived;
  await eventually(isWaiting);
  return {
    outcome,
    breakOff: async () => {
      const closed = once(response, 'close');
      abort.abort();
      await closed;
    },
    goOn: () => database.query('commit'),
  };
}

describe('an upload that the client aborts after all of it has arrived', () => {
  it.each([
    ['accounts/upload', 'accounts', 'catalog.account', ACCOUNT, 'images'],
    ['accounts/bulk-upload', 'accounts', 'catalog.account', ACCOUNT_LINE, 'images'],
    ['giftcards/bulk-upload', 'giftcards', 'catalog.gift_card', CARD_LINE, 'image'],
  ])('[CAT-101] leaves nothing behind: %s', async (path, list, table, file, image) => {
    const before = await total(list);
    const upload = await held(path, table, file, image);
    await upload.breakOff();
    expect(await upload.outcome).toBe('AbortError');
    await upload.goOn();
    await nothingLeft();
    expect(await total(list)).toBe(before);
  });

  it('[CAT-101] creates its listing when the client sends it again with the same key', async () => {
    const before = await total('accounts');
    const key = crypto.randomUUID();
    const upload = await held('accounts/upload', 'catalog.account', ACCOUNT, 'images', key);
    await upload.breakOff();
    await upload.goOn();
    await nothingLeft();
    const again = () =>
      app.call
        .post('/api/accounts/upload', admin)
        .set('idempotency-key', key)
        .attach('prixFile', Buffer.from(ACCOUNT), 'prix.txt')
        .attach('images', png, 'a.png');
    await eventually(async () => (await again()).status === 201);
    expect(await total('accounts')).toBe(before + 1);
  });

  it('[CAT-101] creates its listing when the client does not abort', async () => {
    const before = await total('giftcards');
    const upload = await held('giftcards/bulk-upload', 'catalog.gift_card', CARD_LINE, 'image');
    await upload.goOn();
    expect(await upload.outcome).toBe(201);
    expect(await total('giftcards')).toBe(before + 1);
  });
});
