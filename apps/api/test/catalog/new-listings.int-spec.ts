import { startTestApp, type TestApp } from '../support/index.js';
import { Listings } from './support/listings.js';

const DAY = 24 * 60 * 60 * 1000;
let app: TestApp;
let client: string;
let listings: Listings;
const count = async (path: string, token = client) =>
  (await app.call.get(`/api/${path}/new-count`, token).expect(200)).body as Record<string, number>;

beforeAll(async () => {
  app = await startTestApp();
  listings = new Listings(app, (await app.people.admin()).token);
  client = (await app.people.client()).token;
});
afterAll(() => app.stop());

describe('the count of new listings', () => {
  it('[API-024] [API-025] counts accounts since they were last marked as viewed; initially those of the last seven days', async () => {
    await listings.account();
    app.clock.advance(6 * DAY);
    const { _id } = await listings.account();
    expect(await count('accounts')).toEqual({ newAccountsCount: 2 });
    app.clock.advance(2 * DAY);
    expect(await count('accounts')).toEqual({ newAccountsCount: 1 });
    const { body } = await app.call.post('/api/accounts/mark-viewed', client).expect(200);
    expect(body).toEqual({ message: expect.any(String) as string });
    expect(await count('accounts')).toEqual({ newAccountsCount: 0 });
    app.clock.advance(1000);
    await listings.account();
    expect(await count('accounts')).toEqual({ newAccountsCount: 1 });
    await app.call.delete(`/api/accounts/${_id}`, (await app.people.admin()).token).expect(200);
    expect(await count('accounts')).toEqual({ newAccountsCount: 1 });
  });

  it('[API-032] [API-033] counts gift cards separately from accounts, and separately for each user', async () => {
    await listings.giftCard();
    const other = (await app.people.client()).token;
    expect(await count('giftcards')).toEqual({ newGiftCardsCount: 1 });
    await app.call.post('/api/giftcards/mark-viewed', client).expect(200);
    expect(await count('giftcards')).toEqual({ newGiftCardsCount: 0 });
    expect(await count('giftcards', other)).toEqual({ newGiftCardsCount: 1 });
    expect(await count('accounts')).toEqual({ newAccountsCount: 1 });
  });
});
