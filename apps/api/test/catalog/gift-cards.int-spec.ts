import { giftCardView, type GiftCardView } from '@manette/contracts/catalog';
import { startTestApp, type TestApp } from '../support/index.js';
import { Listings, cardInput } from './support/listings.js';

interface ListAnswer {
  giftCards: GiftCardView[];
  nextCursor: string | null;
  total: number;
}

let app: TestApp;
let admin: string;
let client: string;
let listings: Listings;
const bodyOf = (answer: { body: unknown }) => (answer.body as { giftCard: GiftCardView }).giftCard;
const list = async (query: Record<string, string>): Promise<ListAnswer> =>
  (await app.call.get(`/api/giftcards?${new URLSearchParams(query)}`, client).expect(200)).body as ListAnswer;
const names = async (query: Record<string, string>) => (await list(query)).giftCards.map((card) => card.name);

beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  client = (await app.people.client()).token;
  listings = new Listings(app, admin);
  await listings.giftCard({ name: 'Alpha', platform: 'Steam', region: 'United States', available: 0 });
  await listings.giftCard({ name: 'Beta', platform: 'Xbox', region: 'US/CA', description: 'Été 2026' });
  await listings.giftCard({ name: 'Gamma', platform: 'Steam', region: 'dz' });
});
afterAll(() => app.stop());

describe('a gift card', () => {
  it('[API-028] [API-027] [CAT-076] [CAT-077] [CAT-078] [CAT-079] [CAT-080] is created and read with all its fields', async () => {
    const input = cardInput({ description: 'A card', value: { amount: 10.5, currency: 'EUR' } });
    const created = bodyOf(await app.call.post('/api/giftcards', admin).send(input).expect(201));
    expect(created).toMatchObject({ ...input, images: [], pictures: [] });
    expect(giftCardView.safeParse(created).success).toBe(true);
    expect(bodyOf(await app.call.get(`/api/giftcards/${created._id}`, client).expect(200))).toEqual(created);
    await app.call.delete(`/api/giftcards/${created._id}`, admin).expect(200);
  });

  it('[API-029] changes the fields that are sent and keeps the others', async () => {
    const created = await listings.giftCard({ name: 'Changing', region: 'Algeria' });
    expect(created.region).toBe('DZ');
    const changes = { region: 'europe', value: { amount: 1 }, description: null };
    const changed = bodyOf(
      await app.call.put(`/api/giftcards/${created._id}`, admin).send(changes).expect(200),
    );
    expect(changed).toEqual({
      ...created,
      region: 'EU',
      value: { amount: 1, currency: 'USD' },
      updatedAt: changed.updatedAt,
    });
    await app.call.delete(`/api/giftcards/${created._id}`, admin).expect(200);
  });

  it('[API-030] [CAT-139] is hidden when it is deleted', async () => {
    const { _id } = await listings.giftCard({ name: 'Gone' });
    const { body } = await app.call.delete(`/api/giftcards/${_id}`, admin).expect(200);
    expect(body).toEqual({ message: 'Gift card deleted successfully!' });
    expect((await app.call.get(`/api/giftcards/${_id}`, client).expect(404)).body).toMatchObject({
      code: 'NOT_FOUND',
      message: 'Gift card not found',
    });
    expect(await names({ q: 'Gone' })).toEqual([]);
  });

  it('[CAT-005] is managed only by administrators', async () => {
    const { _id } = await listings.giftCard({ name: 'Guarded' });
    await app.call.post('/api/giftcards', client).send(cardInput()).expect(403);
    await app.call.put(`/api/giftcards/${_id}`, client).send({ available: 9 }).expect(403);
    await app.call.delete(`/api/giftcards/${_id}`, client).expect(403);
    await app.call.get('/api/giftcards').expect(401);
    await app.call.delete(`/api/giftcards/${_id}`, admin).expect(200);
    await app.call.get('/api/giftcards/none', client).expect(404);
  });

  it('[CAT-123] [CAT-125] is refused with a message for each field', async () => {
    const input = { ...cardInput(), redemptionInstructions: '', value: { amount: -1, currency: 'USD' } };
    const { body } = await app.call.post('/api/giftcards', admin).send(input).expect(400);
    expect(body).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [
        { field: 'value.amount', message: 'Value must be at least 0' },
        { field: 'redemptionInstructions', message: 'Redemption instructions are required' },
      ],
    });
  });
});

describe('the list of gift cards', () => {
  it('[API-026] returns the newest first, in pages with the total', async () => {
    const first = await list({ limit: '2' });
    expect(first.giftCards.map((card) => card.name)).toEqual(['Gamma', 'Beta']);
    expect(first.total).toBe(3);
    expect(await list({ limit: '2', cursor: first.nextCursor ?? '' })).toMatchObject({
      giftCards: [{ name: 'Alpha' }],
      nextCursor: null,
      total: 3,
    });
  });

  it('[CAT-043] is filtered by platform and stock', async () => {
    expect(await names({ platform: 'Steam' })).toEqual(['Gamma', 'Alpha']);
    expect(await names({ platform: 'Steam', inStock: 'true' })).toEqual(['Gamma']);
    await app.call.get('/api/giftcards?platform=steam', client).expect(400);
  });

  it('[CAT-089] is filtered by a case-insensitive substring of the region', async () => {
    expect(await names({ region: 'US' })).toEqual(['Beta', 'Alpha']);
    expect(await names({ region: 'ca' })).toEqual(['Beta']);
    expect(await names({ region: 'DZ' })).toEqual(['Gamma']);
    expect(await names({ region: '%' })).toEqual([]);
  });

  it('[CAT-042] is searched in name and description', async () => {
    expect(await names({ q: 'alp' })).toEqual(['Alpha']);
    expect(await names({ q: 'ete 2026' })).toEqual(['Beta']);
  });
});
