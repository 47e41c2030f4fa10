import type { AccountView, GiftCardView } from '@manette/contracts/catalog';
import { startTestApp, type TestApp } from '../support/index.js';
import { picture } from './support/pictures.js';

const FILE = `CodeName: Uploaded 1
Prix: 2500 DZD
Console: ps4
Service: Secondaire_Online
Duration: 1
Available: 2
Games:
Spider-Man: Miles Morales`;
const LINE = 'Orbit 50,PlayStation,Algeria,50,USD,9500,DZD,"A card, really",Enter the code,3';

let app: TestApp;
let admin: string;
let client: string;
let png: Buffer;
const totalOf = async (path: string) =>
  ((await app.call.get(`/api/${path}`, client).expect(200)).body as { total: number }).total;
const uploadAccount = (text: string | Buffer, token = admin) =>
  app.call.post('/api/accounts/upload', token).attach('prixFile', Buffer.from(text), 'prix.txt');
const uploadCards = (text: string | Buffer, image = png, token = admin) =>
  app.call
    .post('/api/giftcards/bulk-upload', token)
    .attach('prixFile', Buffer.from(text), 'prix.txt')
    .attach('image', image, 'card.png');

beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  client = (await app.people.client()).token;
  png = await picture('#204060').png().toBuffer();
});
afterAll(() => app.stop());

describe('the upload of an account', () => {
  it('[API-023] [CAT-113] creates an account from the file, with its pictures', async () => {
    const { body } = await uploadAccount(`\ufeff${FILE}`).attach('images', png, 'a.png').expect(201);
    expect((body as { account: AccountView }).account).toMatchObject({
      codeName: 'Uploaded 1',
      console: 'PS4',
      games: ['Spider-Man: Miles Morales'],
      images: [expect.any(String) as string],
    });
  });

  it('[CAT-112] needs the file', async () => {
    const { body } = await app.call
      .post('/api/accounts/upload', admin)
      .attach('images', png, 'a.png')
      .expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED', message: 'Please select a prix.txt file' });
    await app.call.post('/api/accounts/upload', admin).send({}).expect(400);
  });

  it('creates nothing if anything is wrong, and reports every fault with its line', async () => {
    const before = await totalOf('accounts');
    const bad = FILE.replace('2500 DZD', 'cheap').replace('Duration: 1', 'Duration: 0');
    const { body } = await uploadAccount(bad).expect(400);
    expect((body as { errors: unknown }).errors).toEqual([
      { line: 2, field: 'prix', message: "Prix must be an amount and a currency, like '2500 DZD'" },
      { line: 5, field: 'duration', message: 'Duration must be at least 1 month' },
    ]);
    await uploadAccount(FILE).attach('images', Buffer.from('no picture'), 'a.png').expect(415);
    expect(await totalOf('accounts')).toBe(before);
  });

  it.each([
    ['a picture', () => png],
    ['UTF-16', () => Buffer.from(`\ufeff${FILE}`, 'utf16le')],
    ['Latin-1', () => Buffer.from('CodeName: Été', 'latin1')],
  ])('refuses %s with the name of a text file', async (_, make) => {
    const { body } = await uploadAccount(make()).expect(415);
    expect(body).toMatchObject({
      code: 'UNSUPPORTED_FILE_TYPE',
      message: 'The prix file must be UTF-8 text',
    });
  });

  it('accepts at most 1 MB of text, and only from an administrator', async () => {
    const padded = (length: number) => FILE + '\n'.repeat(length - FILE.length);
    await uploadAccount(padded(1024 * 1024)).expect(201);
    await uploadAccount(padded(1024 * 1024 + 1)).expect(413);
    await uploadAccount('').expect(400);
    await uploadAccount(FILE, client).expect(403);
  });
});

describe('the bulk upload of gift cards', () => {
  it('[API-031] creates the valid lines, reports the invalid ones, and sends one event with the count', async () => {
    const socket = await app.sockets.connect(client);
    const text = [LINE, 'bad', '', LINE.replace('Orbit 50', 'Orbit 60'), LINE.replace('9500', '-1')].join(
      '\r\n',
    );
    const { body } = await uploadCards(text).expect(201);
    expect(body).toEqual({
      created: 2,
      errors: [
        { line: 2, field: '', message: 'A line must have 10 columns, this one has 1' },
        { line: 5, field: 'price.amount', message: 'Price must be at least 0' },
      ],
    });
    expect(await socket.next('new_giftcard_uploaded')).toEqual({ count: 2 });
    const { giftCards } = (await app.call.get('/api/giftcards', client).expect(200)).body as {
      giftCards: GiftCardView[];
    };
    expect(giftCards.map((card) => card.name)).toEqual(['Orbit 60', 'Orbit 50']);
    expect(giftCards[0]).toMatchObject({ region: 'DZ', description: 'A card, really', available: 3 });
    expect(giftCards[0]?.images).toEqual(giftCards[1]?.images);
    expect(socket.of('new_giftcard_uploaded')).toHaveLength(1);
  });

  it('[CAT-129] needs both files', async () => {
    const only = (name: string) =>
      app.call
        .post('/api/giftcards/bulk-upload', admin)
        .attach(name, name === 'image' ? png : Buffer.from(LINE), 'x');
    for (const name of ['image', 'prixFile'])
      expect((await only(name).expect(400)).body).toMatchObject({
        message: 'Please select both a prix file and an image',
      });
  });

  it('[CAT-130] accepts only PNG and JPEG pictures', async () => {
    await uploadCards(LINE, await picture('#010203').jpeg().toBuffer()).expect(201);
    await uploadCards(LINE, await picture('#010203').webp().toBuffer()).expect(415);
    await uploadCards(LINE, Buffer.from('<svg/>')).expect(415);
    await uploadCards('bad', Buffer.from('<svg/>')).expect(415);
  });

  it('announces at most 100 of its cards when their picture is encoded', async () => {
    const socket = await app.sockets.connect(client);
    const line = LINE.replace('Orbit 50', 'One of many');
    await uploadCards(`${line}\n`.repeat(110), await picture('#0a0b0c').png().toBuffer()).expect(201);
    const { giftCards } = (await app.call.get('/api/giftcards?limit=100', client).expect(200)).body as {
      giftCards: GiftCardView[];
    };
    const newest = giftCards.map(({ _id }) => _id);
    await socket.next('giftcard_updated', ({ _id }) => _id === newest.at(-1));
    const announced = socket.of('giftcard_updated').filter(({ name }) => name === 'One of many');
    expect(announced.map(({ _id }) => _id)).toEqual(newest);
  });

  it('accepts at most 10,000 lines', async () => {
    const before = await totalOf('giftcards');
    await uploadCards(`${LINE}\n`.repeat(10_001)).expect(413);
    expect(await totalOf('giftcards')).toBe(before);
    const { body } = await uploadCards(`${LINE}\n`.repeat(10_000)).expect(201);
    expect(body).toEqual({ created: 10_000, errors: [] });
    expect(await totalOf('giftcards')).toBeGreaterThan(10_000);
  });

  it('creates nothing from a file without a valid line, or for a caller who is not an administrator', async () => {
    const before = await totalOf('giftcards');
    expect((await uploadCards('bad').expect(201)).body).toMatchObject({ created: 0 });
    await uploadCards(LINE, png, client).expect(403);
    await uploadCards(png).expect(415);
    expect(await totalOf('giftcards')).toBe(before);
  });
});
