import type { AccountView, GiftCardView } from '@manette/contracts/catalog';
import { startTestApp, type TestApp } from '../support/index.js';
import { Listings } from './support/listings.js';
import { picture } from './support/pictures.js';

let app: TestApp;
let admin: string;
let listings: Listings;

const exported = async (path: string): Promise<Buffer> => {
  const answer = await app.call.get(`/api/${path}/export`, admin).buffer(true).expect(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[a-z-]+\.csv"$/) as string,
  });
  return Buffer.from(answer.text);
};
const upload = (path: string, file: Buffer) =>
  app.call.post(`/api/${path}/bulk-upload`, admin).attach('prixFile', file, 'export.csv');

beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  listings = new Listings(app, admin);
});
afterAll(() => app.stop());

describe('an export', () => {
  it('[API-023] of accounts can be uploaded again and creates the same accounts', async () => {
    await listings.account({ codeName: 'First', games: ['A, "quoted"', 'مدرسة'], description: 'Two\nlines' });
    await listings.account({ codeName: 'Second', prix: { amount: 19.99, currency: 'EUR' } });
    const gone = await listings.account({ codeName: 'Gone' });
    await app.call.delete(`/api/accounts/${gone._id}`, admin).expect(200);
    const file = await exported('accounts');
    expect((await upload('accounts', file).expect(201)).body).toEqual({ created: 2, errors: [] });
    const { body } = await app.call.get('/api/accounts?sort=createdAt', admin).expect(200);
    const fields = (body as { accounts: AccountView[] }).accounts.map(
      ({ _id, createdAt: _created, updatedAt: _updated, ...rest }) => rest,
    );
    expect(fields).toHaveLength(4);
    expect(fields.slice(2)).toEqual(fields.slice(0, 2));
  });

  it('[API-031] of gift cards can be uploaded again and creates the same cards', async () => {
    await listings.giftCard({ name: '=1+1', region: 'US/CA', description: 'a "b", c' });
    const file = await exported('giftcards');
    const image = await picture('#123456').png().toBuffer();
    const { body } = await upload('giftcards', file).attach('image', image, 'card.png').expect(201);
    expect(body).toEqual({ created: 1, errors: [] });
    const list = (await app.call.get('/api/giftcards', admin).expect(200)).body as {
      giftCards: GiftCardView[];
    };
    const [copy, original] = list.giftCards;
    expect(copy).toMatchObject({
      name: original?.name,
      region: original?.region,
      description: original?.description,
    });
  });

  it('contains thousands of listings in their order, each once', async () => {
    const before = (await exported('accounts')).toString().trim().split('\r\n').length;
    const lines = Array.from(
      { length: 2500 },
      (_, index) => `Many ${index},1,DZD,PS4,Compte_Complet,1,1,Game,`,
    );
    await upload('accounts', Buffer.from(lines.join('\n'))).expect(201);
    const file = (await exported('accounts')).toString().trim().split('\r\n');
    expect(file.slice(before)).toEqual(lines);
  });

  it('is allowed only to administrators', async () => {
    const client = (await app.people.client()).token;
    for (const path of ['accounts', 'giftcards'])
      await app.call.get(`/api/${path}/export`, client).expect(403);
    await app.call.post('/api/accounts/bulk-upload', client).expect(403);
    await app.call.post('/api/accounts/bulk-upload', admin).send({}).expect(400);
  });
});
