import { randomBytes } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eventually } from '@manette/platform/testing';
import sharp from 'sharp';
import { startTestApp, type TestApp } from '../support/index.js';
import { accountForm, accountOf } from './support/forms.js';
import { hugePng, picture } from './support/pictures.js';

const FILE = `CodeName: Uploaded 1
Prix: 2500 DZD
Console: PS4
Service: Secondaire_Online
Duration: 1
Available: 2
Games:
Redline`;
/** Timeout in ms: accepted pictures are encoded one after the other. */
const PATIENCE = 150_000;
const LINE = 'Orbit 50,PlayStation,US,50,USD,9500,DZD,A card,Enter the code,3';

let app: TestApp;
let admin: string;
let png: Buffer;
beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  png = await picture('#305070').png().toBuffer();
});
afterAll(() => app.stop());

const total = async (path: string) =>
  ((await app.call.get(`/api/${path}`, admin).expect(200)).body as { total: number }).total;
const uploadAccount = (text: string | Buffer, name = 'prix.txt') =>
  app.call.post('/api/accounts/upload', admin).attach('prixFile', Buffer.from(text), name);
const uploadCards = (text: string | Buffer, image = png) =>
  app.call
    .post('/api/giftcards/bulk-upload', admin)
    .attach('prixFile', Buffer.from(text), 'prix.txt')
    .attach('image', image, 'card.png');
const faultsOf = async (text: string) =>
  ((await uploadAccount(text).expect(400)).body as { errors: unknown[] }).errors;
const below = (folder: string) => readdir(join(app.config.storage.dataDir, folder)).catch(() => []);
/** Waits until no file of a refused upload is left. */
const nothingLeft = async () => {
  for (const folder of ['incoming', 'uploads/private/originals', 'uploads/.unfinished'])
    await eventually(async () => (await below(folder)).length === 0, PATIENCE);
};
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le');

describe('a prix.txt', () => {
  it('[CAT-115] is read with Windows line ends and a byte order mark', async () => {
    const account = accountOf(await uploadAccount(`\ufeff${FILE.replaceAll('\n', '\r\n')}\r\n`).expect(201));
    expect(account).toMatchObject({ codeName: 'Uploaded 1', games: ['Redline'] });
  });

  it.each([
    ['empty', '', 400, 'VALIDATION_FAILED'],
    ['only white space', ' \n\n ', 400, 'VALIDATION_FAILED'],
    ['truncated', FILE.slice(0, 60), 400, 'VALIDATION_FAILED'],
    ['UTF-16', utf16(FILE), 415, 'UNSUPPORTED_FILE_TYPE'],
    ['cut within a character', Buffer.from(`${FILE}é`).subarray(0, -1), 415, 'UNSUPPORTED_FILE_TYPE'],
    ['a program', Buffer.concat([Buffer.from('\x7fELF\0\0'), randomBytes(64)]), 415, 'UNSUPPORTED_FILE_TYPE'],
    ['one line of a megabyte', `CodeName: ${'x'.repeat(1024 * 1024 - 10)}`, 400, 'VALIDATION_FAILED'],
  ])('that is %s is refused, and nothing is created', async (_, file, status, code) => {
    const before = await total('accounts');
    const { body } = await uploadAccount(file).expect(status);
    expect(body).toMatchObject({ code, message: expect.stringMatching(/\w/) as string });
    expect(await total('accounts')).toBe(before);
    await nothingLeft();
  });

  it.each([
    ['a negative amount', 'Prix: 2500 DZD', 'Prix: -1 DZD', 'prix', 'Price must be at least 0'],
    [
      'an amount that is too precise',
      'Prix: 2500 DZD',
      'Prix: 1.005 EUR',
      'prix',
      'Price must have at most two decimals',
    ],
    ['an unknown currency', 'Prix: 2500 DZD', 'Prix: 5 GBP', 'prix', 'Currency must be DZD, EUR or USD'],
    [
      'an unknown console',
      'Console: PS4',
      'Console: PS6',
      'console',
      'Console must be PS4, PS5, PS4/PS5 or PS Portal',
    ],
    [
      'a path as the code name',
      'CodeName: Uploaded 1',
      'CodeName: ../../etc/passwd',
      'codeName',
      'Code name can only contain letters, numbers, spaces, hyphens, and underscores',
    ],
  ])(
    'with %s is refused with an error that names the line and the field',
    async (_, right, wrong, field, message) => {
      const line = FILE.split('\n').indexOf(right) + 1;
      expect(await faultsOf(FILE.replace(right, wrong))).toEqual([{ line, field, message }]);
    },
  );

  it('with a repeated key is refused at the second occurrence', async () => {
    expect(await faultsOf(`${FILE}\nConsole: PS5`)).toEqual([
      { line: 9, field: 'console', message: expect.stringMatching(/twice|once|already/i) as string },
    ]);
  });

  it('sent twice with one Idempotency-Key creates one account', async () => {
    const before = await total('accounts');
    const key = crypto.randomUUID();
    const send = () => uploadAccount(FILE).attach('images', png, 'a.png').set('idempotency-key', key);
    const answers = await Promise.all([send(), send()]);
    const created = answers.filter(({ status }) => status === 201);
    expect(created.length).toBeGreaterThan(0);
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(accountOf(await send().expect(201))._id).toBe(accountOf(created[0] ?? { body: {} })._id);
    await uploadAccount(FILE.replace('2500', '2600')).set('idempotency-key', key).expect(422);
    expect(await total('accounts')).toBe(before + 1);
  });
});

describe('a file of gift cards', () => {
  it.each([
    ['empty', ''],
    ['a picture', 'PNG'],
    ['UTF-16', 'UTF-16'],
  ])('that is %s creates nothing', async (_, what) => {
    const before = await total('giftcards');
    const file = what === 'PNG' ? png : what === 'UTF-16' ? utf16(LINE) : '';
    const { status, body } = await uploadCards(file);
    if (what === '') expect([status, body]).toEqual([201, { created: 0, errors: [] }]);
    else expect([status, (body as { code: string }).code]).toEqual([415, 'UNSUPPORTED_FILE_TYPE']);
    expect(await total('giftcards')).toBe(before);
    await nothingLeft();
  });

  it('reports every fault of a line and creates the other lines', async () => {
    const bad = LINE.replace('9500,DZD', '9500.001,GBP').replace(',3', ',-3');
    const { body } = await uploadCards(`\ufeff${bad}\r\n${LINE}\r\n`).expect(201);
    expect(body).toEqual({
      created: 1,
      errors: [
        { line: 1, field: 'price.amount', message: 'Price must have at most two decimals' },
        { line: 1, field: 'price.currency', message: 'Currency must be DZD, EUR or USD' },
        { line: 1, field: 'available', message: 'Available must be at least 0' },
      ],
    });
  });
});

describe('a picture', () => {
  it.each([
    ['an SVG with a script', () => Buffer.from('<?xml version="1.0"?><svg onload="alert(1)"/>'), 415],
    ['an HTML page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), 415],
    ['a PDF', () => Buffer.from('%PDF-1.4\n%%EOF'), 415],
    ['a TIFF', () => picture('#112233').tiff().toBuffer(), 415],
    ['the first bytes of a PNG', () => png.subarray(0, 20), 400],
    ['a decompression bomb of 2 billion pixels', () => hugePng(65_535, 32_768), 400],
    ['a JPEG whose header promises 4 billion pixels', hugeJpeg, 400],
  ])('that is %s is refused, whatever its name, and nothing is created', async (_, make, status) => {
    const before = await total('accounts');
    const { body } = await accountForm(app, admin, [png, await make()]).expect(status);
    expect((body as { message: string }).message).toMatch(/images?|megapixels/i);
    expect(await total('accounts')).toBe(before);
    await nothingLeft();
  });

  it(
    'of a single colour with 49 megapixels, some kilobytes in all, is encoded like any other',
    async () => {
      const flat = await sharp({ create: { width: 7000, height: 7000, channels: 3, background: '#0a0b0c' } })
        .png()
        .toBuffer();
      const { _id } = accountOf(await accountForm(app, admin, [flat]).expect(201));
      await eventually(async () => {
        const account = accountOf(await app.call.get(`/api/accounts/${_id}`, admin).expect(200));
        return account.pictures[0]?.width === 7000;
      }, PATIENCE);
      await nothingLeft();
    },
    2 * PATIENCE,
  );

  it('is stored under a generated name, even when its own name is a path', async () => {
    const form = app.call.post('/api/accounts/upload', admin);
    const names = ['../../../../etc/passwd.png', '..\\..\\boot.ini', '/etc/shadow', '.env'];
    for (const [index, name] of names.entries())
      void form.attach('images', await picture(`#00000${index}`).png().toBuffer(), name);
    const { images } = accountOf(
      await form.attach('prixFile', Buffer.from(FILE), '../../prix.txt').expect(201),
    );
    expect(images).toHaveLength(names.length);
    for (const image of images)
      expect(image).toMatch(/^\/uploads\/public\/pictures\/[0-9a-f]{32}\/\d+\.webp$/);
  });

  it('whose upload is aborted leaves no file behind', async () => {
    const before = await total('accounts');
    const boundary = 'cut';
    const begun = [
      `--${boundary}\r\ncontent-disposition: form-data; name="images"; filename="a.png"\r\n\r\n`,
      png.toString('latin1').repeat(50),
    ].join('');
    const abort = new AbortController();
    const sent = fetch(`${app.url}/api/accounts`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${admin}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      body: new ReadableStream({ start: (stream) => stream.enqueue(Buffer.from(begun, 'latin1')) }),
      duplex: 'half',
      signal: abort.signal,
    } as RequestInit);
    await eventually(async () => (await below('incoming')).length > 0);
    abort.abort();
    await expect(sent).rejects.toThrow();
    await nothingLeft();
    expect(await total('accounts')).toBe(before);
  });
});

/** Returns a small JPEG whose frame header declares 65,000 by 65,000 pixels. */
async function hugeJpeg(): Promise<Buffer> {
  const bytes = await picture('#445566', { width: 16, height: 16 }).jpeg().toBuffer();
  const frame = bytes.findIndex((byte, at) => byte === 0xff && [0xc0, 0xc2].includes(bytes[at + 1] ?? 0));
  bytes.writeUInt16BE(65_000, frame + 5);
  bytes.writeUInt16BE(65_000, frame + 7);
  return bytes;
}
