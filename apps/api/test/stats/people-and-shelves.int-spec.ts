import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { Listings } from '../catalog/support/listings.js';
import { Figures, present } from './support/figures.js';

let app: TestApp;
let admin: TestPerson;
let figures: Figures;

beforeAll(async () => {
  app = await startTestApp();
  admin = await app.people.admin();
  figures = new Figures(app, admin);
  await app.people.verifiedClient('amina');
  await app.people.client('bilal');
  const gone = await app.people.client('carim');
  await app.call.delete(`/api/users/${gone.id}`, admin.token).expect(200);
  await fillShelves(new Listings(app, admin.token));
});
afterAll(() => app.stop());

async function fillShelves(listings: Listings) {
  await listings.account({ codeName: 'One', prix: { amount: 1999.99, currency: 'DZD' } });
  await listings.account({ codeName: 'Two', prix: { amount: 2000, currency: 'DZD' }, console: 'PS5' });
  await listings.account({ codeName: 'Three', prix: { amount: 2000, currency: 'EUR' }, available: 0 });
  const account = await listings.account({ codeName: 'Gone', service: 'Compte_Complet' });
  await app.call.delete(`/api/accounts/${account._id}`, admin.token).expect(200);
  await listings.giftCard({ name: 'First', value: { amount: 20, currency: 'USD' } });
  await listings.giftCard({ name: 'Second', value: { amount: 20, currency: 'USD' }, region: 'EU' });
  await listings.giftCard({
    ...{ name: 'Third', platform: 'Steam', available: 0 },
    value: { amount: 20, currency: 'EUR' },
  });
  const card = await listings.giftCard({ name: 'Gone', platform: 'Netflix' });
  await app.call.delete(`/api/giftcards/${card._id}`, admin.token).expect(200);
}

it('[STAT-017, STAT-019, STAT-020, STAT-021, STAT-022] counts users and listings', async () => {
  expect(await figures.overview()).toMatchObject({
    totalUsers: 3,
    ...{ totalAccounts: 3, availableAccounts: 2, soldAccounts: 0 },
    ...{ totalGiftCards: 3, availableGiftCards: 2, soldGiftCards: 0 },
  });
});

it('[STAT-029, STAT-030, STAT-032] counts the accounts by console, service and availability', async () => {
  const { consoleDistribution, serviceDistribution, availabilityStats } = await figures.accounts();
  expect(present(consoleDistribution)).toEqual({ PS4: 2, PS5: 1 });
  expect(present(serviceDistribution)).toEqual({ Secondaire_Online: 3 });
  expect(availabilityStats).toEqual({ available: 2, outOfStock: 1 });
});

it('[STAT-031] counts prices of different currencies separately', async () => {
  expect((await figures.accounts()).priceRanges).toEqual([
    { _id: '1000-1999.99', currency: 'DZD', count: 1 },
    { _id: '2000-4999.99', currency: 'DZD', count: 1 },
    { _id: '2000-4999.99', currency: 'EUR', count: 1 },
  ]);
});

it('[STAT-033, STAT-035, STAT-036] counts the gift cards by platform, stock and region', async () => {
  const { platformDistribution, inventoryLevels, regionalBreakdown } = await figures.giftCards();
  expect(present(platformDistribution)).toEqual({ PlayStation: 2, Steam: 1 });
  expect(inventoryLevels.filter(({ available }) => available > 0)).toEqual([
    { _id: 'PlayStation', available: 4 },
  ]);
  expect(present(regionalBreakdown)).toEqual({ US: 2, EU: 1 });
});

it('[STAT-034] counts values of different currencies separately', async () => {
  expect((await figures.giftCards()).valueDistribution).toEqual([
    { _id: 20, currency: 'USD', count: 2 },
    { _id: 20, currency: 'EUR', count: 1 },
  ]);
});

it('[API-048, STAT-037, STAT-038, STAT-039] counts users, without deleted ones', async () => {
  const { registrationTrends, userRoles, emailVerification } = await figures.users();
  expect(Object.values(present(registrationTrends)).reduce((sum, count) => sum + count, 0)).toBe(3);
  expect(present(userRoles)).toEqual({ admin: 1, client: 2 });
  expect(emailVerification).toEqual({ verified: 2, unverified: 1 });
});

it('[STAT-040] returns the latest users', async () => {
  const { recentUsers } = await figures.users();
  expect(recentUsers.map(({ username, role }) => [username, role])).toEqual([
    ['bilal', 'client'],
    ['amina', 'client'],
    [admin.username, 'admin'],
  ]);
});

it('[STAT-043, STAT-044] returns the latest listings', async () => {
  const { recentAccounts, recentGiftCards } = await figures.activity();
  expect(recentAccounts.map(({ codeName }) => codeName)).toEqual(['Three', 'Two', 'One']);
  expect(recentAccounts[0]).toMatchObject({ console: 'PS4', available: 0 });
  expect(recentGiftCards.map(({ name }) => name)).toEqual(['Third', 'Second', 'First']);
  expect(recentGiftCards[0]).toMatchObject({ platform: 'Steam', available: 0 });
});

it('[STAT-035] adds up more units than a database integer can hold', async () => {
  await app.database.query(`
    insert into catalog.gift_card (id, name, platform, region, value_amount, value_currency, price_amount,
        price_currency, redemption_instructions, available, created_at, updated_at)
      select gen_random_uuid(), 'Many', 'Xbox', 'US', 10, 'USD', 10, 'USD', 'Redeem it', 1000000, now(), now()
        from generate_series(1, 2200)`);
  const { inventoryLevels } = await figures.giftCards();
  expect(inventoryLevels).toContainEqual({ _id: 'Xbox', available: 2_200_000_000 });
});
