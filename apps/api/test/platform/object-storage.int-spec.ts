import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { AccountView } from '@manette/contracts/catalog';
import { FileStorage } from '@manette/platform';
import { eventually, startS3Server, type S3Server } from '@manette/platform/testing';
import { accountInput } from '../catalog/support/listings.js';
import { picture } from '../catalog/support/pictures.js';
import { pdf } from '../orders/support/files.js';
import { Scenario, SUPPORT } from '../orders/support/scenario.js';

const PATIENCE = 180_000;

let s3: S3Server;
let scenario: Scenario;
beforeAll(async () => {
  s3 = await startS3Server();
  scenario = await Scenario.create({ env: s3.env });
}, PATIENCE);
afterAll(async () => {
  await s3.start();
  await scenario.end();
  await s3.end();
});

const upload = (bytes: Buffer, codeName: string) => {
  const { prix, games, ...fields } = accountInput({ codeName });
  const form = scenario.app.call.post('/api/accounts', scenario.admin.token).attach('images', bytes, 'a.png');
  for (const [name, value] of Object.entries(fields)) void form.field(name, String(value));
  return form.field('games', games).field('prix[amount]', prix.amount).field('prix[currency]', prix.currency);
};
const accountOf = ({ body }: { body: unknown }) => (body as { account: AccountView }).account;
const shown = (id: string) =>
  eventually(async () => {
    const account = accountOf(
      await scenario.app.call.get(`/api/accounts/${id}`, scenario.admin.token).expect(200),
    );
    return account.pictures[0];
  }, PATIENCE);
const keysIn = async (folder: string) => {
  const keys: string[] = [];
  for await (const { key } of scenario.app.app.get(FileStorage).list(folder)) keys.push(key);
  return keys;
};
const get = (path: string) => scenario.app.call.get(path).buffer(true);

describe('with S3 storage', () => {
  it(
    '[contract 1] pictures are encoded into the bucket and served at the same URLs',
    async () => {
      const account = accountOf(
        await upload(await picture('#123456').png().toBuffer(), 'In a bucket').expect(201),
      );
      const { src, avif } = await shown(account._id);
      expect(src).toBe(account.images[0]);
      const [address = ''] = (avif.split(', ')[0] ?? '').split(' ');
      const { headers, body } = await get(address).expect(200);
      const bytes = body as Buffer;
      expect(headers).toMatchObject({
        'content-type': 'image/avif',
        'content-length': String(bytes.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'accept-ranges': 'bytes',
        'x-content-type-options': 'nosniff',
      });
      const part = await get(address).set('range', 'bytes=-10').expect(206);
      expect(Buffer.compare(part.body as Buffer, bytes.subarray(-10))).toBe(0);
      expect(part.headers['content-range']).toBe(
        `bytes ${bytes.length - 10}-${bytes.length - 1}/${bytes.length}`,
      );
      await get(address).set('range', 'bytes=10000000-').expect(416);
      await get(address).set('range', 'bytes=0-1').set('if-range', '"another"').expect(200);
      await get(address).set('if-none-match', String(headers.etag)).expect(304);
      await get('/uploads/public/pictures/none/240.avif').expect(404);
      await get('/uploads/public/../private/originals').expect(404);
      expect(await keysIn('public/pictures')).not.toHaveLength(0);
      await eventually(async () => (await keysIn('private/originals')).length === 0);
      await expect(readdir(join(scenario.app.config.storage.dataDir, 'uploads'))).rejects.toThrow('ENOENT');
    },
    PATIENCE,
  );

  it('[contract 5] the file of a conversation is available only by its signed URL', async () => {
    const ticket = await scenario.open(scenario.amina);
    const { body } = await scenario.app.call
      .post(SUPPORT, scenario.amina.token)
      .field('ticketId', ticket._id)
      .attach('file', pdf(), 'receipt.pdf')
      .expect(201);
    const { fileUrl } = (body as { message: { fileUrl: string } }).message;
    const answer = await get(fileUrl).expect(200);
    expect(Buffer.compare(answer.body as Buffer, pdf())).toBe(0);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': expect.stringContaining('attachment; filename="receipt.pdf"') as string,
    });
    await get(fileUrl.split('?')[0] ?? '').expect(403);
  });

  it(
    '[contract 1] an outage returns 503 UNAVAILABLE and recovers without a restart; no acknowledged upload is lost',
    async () => {
      const first = await picture('#654321').png().toBuffer();
      const account = accountOf(await upload(first, 'Just before').expect(201));
      await s3.kill();
      const refused = await upload(await picture('#abcdef').png().toBuffer(), 'During').expect(503);
      expect(refused.body).toMatchObject({
        code: 'UNAVAILABLE',
        message: 'Files cannot be stored or read right now. Please try again later.',
      });
      const { headers } = await get('/uploads/public/pictures/x/1.avif').expect(503);
      expect(headers['cache-control']).toBe('no-store');
      const away = { database: 'up', queue: 'up', s3: 'down' };
      await get('/api/health/ready').expect(503, { ready: false, checks: away });
      const list = await scenario.app.call.get('/api/accounts', scenario.admin.token).expect(200);
      const names = (list.body as { accounts: AccountView[] }).accounts.map(({ codeName }) => codeName);
      expect(names).toContain('Just before');
      expect(names).not.toContain('During');

      await s3.start();
      const back = { ready: true, checks: { ...away, s3: 'up' } };
      await eventually(() => get('/api/health/ready').expect(200, back));
      const { src } = await shown(account._id);
      await get(src).expect(200);
      await upload(await picture('#abcdef').png().toBuffer(), 'During').expect(201);
    },
    PATIENCE,
  );
});
