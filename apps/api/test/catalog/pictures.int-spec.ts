import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountView } from '@manette/contracts/catalog';
import { eventually } from '@manette/platform/testing';
import pg from 'pg';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../support/index.js';
import { accountInput } from './support/listings.js';
import { brokenPng, hugePng, picture } from './support/pictures.js';

/** Timeout in ms: the pictures of earlier tests are encoded first. */
const PATIENCE = 120_000;

let app: TestApp;
let admin: string;

const form = (method: 'post' | 'put', path: string, files: Buffer[], fields: object = accountInput()) => {
  const call = app.call[method](path, admin);
  for (const [name, value] of Object.entries(fields))
    if (name === 'prix')
      void call.field('prix[amount]', value.amount).field('prix[currency]', value.currency);
    else void call.field(name, value);
  files.forEach((bytes, index) => void call.attach('images', bytes, `picture-${index}.jpg`));
  return call;
};
const accountOf = (answer: { body: unknown }) => (answer.body as { account: AccountView }).account;
const create = async (...files: Buffer[]) =>
  accountOf(await form('post', '/api/accounts', files).expect(201));
const read = async (id: string) => accountOf(await app.call.get(`/api/accounts/${id}`, admin).expect(200));
const ready = (id: string, count: number) =>
  eventually(async () => {
    const account = await read(id);
    return account.pictures.length === count ? account : undefined;
  }, PATIENCE);
const originals = async (): Promise<string[]> =>
  readdir(join(app.config.storage.dataDir, 'uploads/private/originals')).catch(() => []);

beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
});
afterAll(() => app.stop());

describe('the pictures of an account', () => {
  it('[CAT-069] are named immediately and soon served in sizes, without metadata; the original is deleted', async () => {
    const socket = await app.sockets.connect(admin);
    const photo = await picture('#208040')
      .withExif({ IFD0: { Copyright: 'SECRET OWNER' } })
      .jpeg()
      .toBuffer();
    const created = await create(photo);
    expect(created.images).toEqual([
      expect.stringMatching(/^\/uploads\/public\/pictures\/[0-9a-f]{32}\/500\.webp$/),
    ]);
    expect(created.pictures).toEqual([]);
    const told = await socket.next('account_updated', (account) => account.pictures.length === 1);
    expect(told._id).toBe(created._id);
    const [shown] = told.pictures;
    expect(shown).toMatchObject({ src: created.images[0], width: 500, height: 400 });
    expect(shown?.color).toMatch(/^#[0-9a-f]{6}$/);
    expect(shown?.blur).toMatch(/^data:image\/webp;base64,/);
    for (const srcset of [shown?.avif, shown?.webp])
      for (const part of (srcset ?? '').split(', ')) {
        const [address = '', width = ''] = part.split(' ');
        const { body, headers } = await app.call.get(address).buffer(true).expect(200);
        expect(headers['cache-control']).toContain('immutable');
        const header = await sharp(body as Buffer).metadata();
        expect(`${header.width}w`).toBe(width);
        expect((body as Buffer).includes('SECRET OWNER')).toBe(false);
      }
    await eventually(async () => (await originals()).length === 0, PATIENCE);
  });

  it('[CAT-069] are announced after a concurrent change of the account commits, with its changed fields', async () => {
    const socket = await app.sockets.connect(admin);
    const change = new pg.Client(app.database.url);
    await change.connect();
    await change.query('begin');
    const { _id } = await create(await picture('#805020').png().toBuffer());
    await change.query('update catalog.account set available = 7 where id = $1', [_id]);
    const announced = () => socket.of('account_updated').find((account) => account._id === _id);
    const isWaiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await eventually(async () => announced() ?? (await change.query(isWaiting)).rowCount, PATIENCE);
    await change.query('commit');
    await change.end();
    expect(await eventually(announced, PATIENCE)).toMatchObject({ available: 7, pictures: [{ width: 500 }] });
  });

  it('[CAT-113] are PNG, JPEG, AVIF or WebP according to their bytes, whatever their names', async () => {
    const files = await Promise.all([
      picture('#100000').png().toBuffer(),
      picture('#200000').jpeg().toBuffer(),
      picture('#300000').avif().toBuffer(),
      picture('#400000').webp().toBuffer(),
    ]);
    const created = await create(...files);
    expect(created.images).toHaveLength(4);
    expect((await ready(created._id, 4)).pictures.map(({ src }) => src)).toEqual(created.images);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a GIF', Buffer.from('R0lGODlhAQABAAAAACwAAAAAAQABAAACAkQBADs=', 'base64')],
    ['a text file', Buffer.from('not a picture')],
    ['an empty file', Buffer.alloc(0)],
  ])('[CAT-114] cannot be %s', async (_, bytes) => {
    const { body } = await form('post', '/api/accounts', [bytes]).expect(415);
    expect(body).toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: 'Only PNG, JPEG, JPG, AVIF, WebP, and JFIF images are allowed',
    });
  });

  it('[contract 4] have at most 50 megapixels, inclusive, read from the header', async () => {
    await form('post', '/api/accounts', [await hugePng(10_000, 5_000)]).expect(201);
    const { body } = await form('post', '/api/accounts', [await hugePng(10_001, 5_000)]).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Images must have at most 50 megapixels',
    });
  });

  it('have at most 10 MB each, inclusive', async () => {
    const limit = 10 * 1024 * 1024;
    const start = await picture('#500000').png().toBuffer();
    const padded = (length: number) => Buffer.concat([start, Buffer.alloc(length - start.length)]);
    await form('post', '/api/accounts', [padded(limit)]).expect(201);
    const { body } = await form('post', '/api/accounts', [padded(limit + 1)]).expect(413);
    expect(body).toMatchObject({ code: 'FILE_TOO_LARGE', message: 'File size must be less than 10MB' });
  });

  it('are at most twelve', async () => {
    const colors = Array.from({ length: 13 }, (_, index) => `#0000${(16 + index).toString(16)}`);
    const files = await Promise.all(
      colors.map((color) => picture(color, { width: 8, height: 8 }).png().toBuffer()),
    );
    const { body } = await form('post', '/api/accounts', files).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'At most 12 images' });
    const full = await create(...files.slice(0, 12));
    expect(full.images).toHaveLength(12);
    await form('put', `/api/accounts/${full._id}`, files.slice(12), {}).expect(400);
    expect((await read(full._id)).images).toEqual(full.images);
  });

  it('are removed from the listing when their data is broken', async () => {
    const created = await create(await brokenPng(), await picture('#600000').png().toBuffer());
    expect(created.images).toHaveLength(2);
    const account = await eventually(async () => {
      const now = await read(created._id);
      return now.images.length === 1 && now.pictures.length === 1 ? now : undefined;
    }, PATIENCE);
    expect(account.images).toEqual([created.images[1]]);
  });

  it('[API-021] can be kept, removed, reordered and added', async () => {
    const [one, two, three] = await Promise.all(
      ['#700000', '#800000', '#900000'].map((color) => picture(color).png().toBuffer()),
    );
    const { _id, images } = await create(one as Buffer, two as Buffer);
    const path = `/api/accounts/${_id}`;
    const put = async (fields: object, ...files: Buffer[]) =>
      accountOf(await form('put', path, files, fields).expect(200)).images;
    expect(await put({ duration: 2 })).toEqual(images);
    expect(await put({ 'keepImages[]': images.toReversed() })).toEqual(images.toReversed());
    const grown = await put({ keepImages: images[0] }, three as Buffer);
    expect(grown).toEqual([images[0], expect.any(String)]);
    expect(
      accountOf(
        await app.call
          .put(path, admin)
          .send({ keepImages: [grown[1]] })
          .expect(200),
      ).images,
    ).toEqual([grown[1]]);
    expect(await put({ keepImages: '' })).toEqual([]);
  });

  it('are encoded once for the same bytes', async () => {
    const bytes = await picture('#a00000').png().toBuffer();
    const first = await create(bytes);
    await ready(first._id, 1);
    const second = await create(bytes);
    expect(second.pictures).toHaveLength(1);
    expect(second.images).toEqual(first.images);
  });

  it('[RT-010] are announced once for each listing, when listings with the same new bytes are created at once', async () => {
    const socket = await app.sockets.connect(admin);
    const bytes = await picture('#a10000', { width: 900, height: 700 }).png().toBuffer();
    const created = await Promise.all([create(bytes), create(bytes), create(bytes)]);
    for (const { _id } of created) await ready(_id, 1);
    // The originals are gone when all jobs have ended.
    await eventually(async () => (await originals()).length === 0, PATIENCE);
    const { _id: last } = await create();
    await socket.next('new_account_uploaded', (news) => '_id' in news && news._id === last);
    const announced = socket.of('account_updated').map(({ _id }) => _id);
    expect(announced.toSorted()).toEqual(created.map(({ _id }) => _id).toSorted());
    socket.close();
  });

  it('leave no file behind when the form is refused', async () => {
    const bytes = await picture('#b00000').png().toBuffer();
    await form('post', '/api/accounts', [bytes], { ...accountInput(), codeName: '' }).expect(400);
    await form('put', `/api/accounts/${crypto.randomUUID()}`, [bytes], {}).expect(404);
    await eventually(async () => (await originals()).length === 0, PATIENCE);
  });
});
