import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ConfigError } from '../../core/config/config-error.js';
import { loadConfig } from '../../core/config/load-config.js';
import { startS3Server } from '../../testing/index.js';
import { DiskFileStore } from './disk-file-store.js';
import type { FileStore, ListedFile } from './file-store.js';
import { openBucket } from './s3-bucket.js';
import { s3Client } from './s3-client.js';
import { S3FileStore } from './s3-file-store.js';

interface OpenedStore {
  store: FileStore;
  end(): Promise<void>;
}

function onDisk(): OpenedStore {
  const root = mkdtempSync(join(tmpdir(), 'file-store-'));
  return { store: new DiskFileStore(root), end: () => rm(root, { recursive: true }) };
}

async function onS3(): Promise<OpenedStore> {
  const server = await startS3Server('a-bucket-to-be-created');
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'file-store-'));
  const env = { DATABASE_URL: 'postgres://localhost/x', DATA_DIR, ...server.env };
  const { s3 } = loadConfig(env, '').storage;
  if (!s3) throw new Error('S3 was not configured');
  await openBucket(s3Client(s3), s3);
  const end = async () => {
    await server.end();
    await rm(DATA_DIR, { recursive: true });
  };
  return { store: new S3FileStore(s3Client(s3), s3.bucket), end };
}

describe('a bucket that cannot be used', () => {
  const opened = (changes: object) => {
    const config = {
      endpoint: 'http://127.0.0.1:9',
      bucket: 'manette',
      accessKey: 'a',
      secretKey: 'b',
      region: 'x',
    };
    return openBucket(s3Client({ ...config, ...changes }), { ...config, ...changes });
  };

  it('[contract 1] is reported in one line that names the variable', async () => {
    const server = await startS3Server();
    const { S3_ENDPOINT: endpoint = '', S3_ACCESS_KEY: accessKey = '' } = server.env;
    await expect(opened({ endpoint })).rejects.toThrow(
      new ConfigError(`S3_BUCKET manette at ${endpoint} refuses S3_ACCESS_KEY and S3_SECRET_KEY`),
    );
    await expect(opened({ endpoint, accessKey, bucket: 'NO' })).rejects.toThrow(/^S3_BUCKET NO at/);
    await server.end();
    await expect(opened({ endpoint, accessKey })).rejects.toThrow(`S3_ENDPOINT ${endpoint} does not answer`);
  });
});

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe.each([
  ['on disk', onDisk],
  ['in S3', onS3],
])('files %s', (_, open) => {
  let store: FileStore;
  let end: () => Promise<void>;
  beforeAll(async () => {
    ({ store, end } = await open());
  });
  afterAll(() => end());

  const whole = async (key: string) => buffer((await store.open(key)).body);
  const filesIn = async (folder: string) => {
    const files: ListedFile[] = [];
    for await (const file of store.list(folder)) files.push(file);
    return files;
  };
  const keysIn = async (folder: string) => (await filesIn(folder)).map(({ key }) => key).toSorted();

  it('[contract 1] are read as they were stored, from bytes and from streams, whatever their size', async () => {
    const large = randomBytes(10 * 1024 * 1024);
    await store.put('public/a/bytes.avif', Buffer.from('bytes'), 'image/avif');
    await store.put('private/large', Readable.from([large.subarray(0, 7_000_000), large.subarray(7_000_000)]), 'application/pdf'); // oxfmt-ignore
    await store.put('private/empty', Readable.from([]), 'text/plain');
    expect((await whole('public/a/bytes.avif')).toString()).toBe('bytes');
    expect(digest(await whole('private/large'))).toBe(digest(large));
    expect(await whole('private/empty')).toHaveLength(0);
    expect(await store.stat('private/large')).toMatchObject({ size: large.length });
  });

  it('[contract 1] are read in parts', async () => {
    await store.put('public/parts', Buffer.from('0123456789'), 'image/webp');
    const part = await store.open('public/parts', { start: 2, end: 4 });
    expect((await buffer(part.body)).toString()).toBe('234');
    expect(part.stat.size).toBe(10);
  });

  it('[contract 1] have an entity tag that changes with their content', async () => {
    await store.put('public/changing', Buffer.from('one'), 'image/webp');
    const first = await store.stat('public/changing');
    expect(first.etag).toMatch(/^"[^"]+"$/);
    expect(Math.abs(first.modified.getTime() - Date.now())).toBeLessThan(60_000);
    const { stat, body } = await store.open('public/changing');
    body.destroy();
    expect(stat).toEqual(first);
    await store.put('public/changing', Buffer.from('other'), 'image/webp');
    expect((await store.stat('public/changing')).etag).not.toBe(first.etag);
  });

  it('[contract 1] that are missing cause NOT_FOUND, but can be deleted', async () => {
    await expect(store.open('public/none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(store.stat('public/none')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await store.delete('public/none');
    await store.put('public/gone', Buffer.from('x'), 'image/webp');
    await store.delete('public/gone');
    await expect(store.open('public/gone')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('[contract 1] are not stored when their source fails, and the old file stays', async () => {
    const broken = () =>
      Readable.from(
        (async function* () {
          yield await Promise.resolve(Buffer.alloc(100_000, 'x'));
          throw new Error('the client has gone');
        })(),
      );
    await expect(store.put('private/broken/new', broken(), 'image/png')).rejects.toThrow();
    await store.put('private/broken/old', Buffer.from('old'), 'image/png');
    await expect(store.put('private/broken/old', broken(), 'image/png')).rejects.toThrow();
    expect(await keysIn('private/broken')).toEqual(['private/broken/old']);
    expect((await whole('private/broken/old')).toString()).toBe('old');
  });

  it('[contract 1] are listed by folder, with the time they were written', async () => {
    for (const key of ['private/listed/a', 'private/listed/deep/b', 'private/listed-not/c'])
      await store.put(key, Buffer.from('x'), 'image/png');
    expect(await keysIn('private/listed')).toEqual(['private/listed/a', 'private/listed/deep/b']);
    const [file] = await filesIn('private/listed/deep');
    expect(Math.abs((file?.modified.getTime() ?? 0) - Date.now())).toBeLessThan(60_000);
    expect(await keysIn('private/nowhere')).toEqual([]);
    await store.ping();
  });
});
