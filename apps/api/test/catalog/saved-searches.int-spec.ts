import { catalogEvents, type SavedSearchMatched, type SavedSearchView } from '@manette/contracts/catalog';
import { eventually } from '@manette/platform/testing';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';
import { accountInput, Listings } from './support/listings.js';
import { picture } from './support/pictures.js';
import { RecordedEvents } from './support/recorded-events.js';

let app: TestApp;
let admin: TestPerson;
let amina: TestPerson;
let listings: Listings;
let told: RecordedEvents<SavedSearchMatched>;
beforeAll(async () => {
  app = await startTestApp();
  admin = await app.people.admin();
  amina = await app.people.client();
  listings = new Listings(app, admin.token);
  told = await RecordedEvents.of(app, catalogEvents.savedSearchMatched);
});
afterAll(() => app.stop());

const save = (person: TestPerson, query: object, catalog = 'accounts') =>
  app.call.post('/api/saved-searches', person.token).send({ catalog, query });
const saved = async (person: TestPerson, query: object, catalog?: string) =>
  ((await save(person, query, catalog).expect(201)).body as { savedSearch: SavedSearchView }).savedSearch;
const kept = async (person: TestPerson) =>
  (
    (await app.call.get('/api/saved-searches', person.token).expect(200)).body as {
      savedSearches: SavedSearchView[];
    }
  ).savedSearches;
const matches = async (searchId: string) =>
  (await told.all())
    .filter((match) => match.searchId === searchId)
    .flatMap(({ listings: found }) => found.map(({ name }) => name));

describe('saved searches', () => {
  it('[POC-109] are named by their values, and the same filters are saved only once', async () => {
    const query = { inStock: true, console: 'PS5', service: 'Compte_Complet', q: ' Éclair ' };
    const search = await saved(amina, query);
    expect(search).toEqual({
      ...{ _id: expect.any(String), catalog: 'accounts', name: 'Éclair, Compte_Complet, PS5, In stock' },
      query: { q: 'Éclair', service: 'Compte_Complet', console: 'PS5', inStock: true },
      createdAt: expect.any(String),
    });
    const again = await save(amina, {
      q: 'ECLAIR',
      service: 'Compte_Complet',
      console: 'PS5',
      inStock: 'true',
    });
    expect([again.status, again.body]).toEqual([200, { savedSearch: search }]);
    const card = await saved(amina, { platform: 'Steam', region: 'US' }, 'giftcards');
    expect(card).toMatchObject({ catalog: 'giftcards', name: 'Steam, US', query: { platform: 'Steam' } });
    expect((await kept(amina)).map(({ _id }) => _id)).toEqual([card._id, search._id]);
  });

  it('[POC-109] need a filter that applies to their list', async () => {
    for (const query of [{}, { q: '  ' }, { platform: 'Steam' }]) {
      const { body } = await save(amina, query).expect(400);
      expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
      expect(JSON.stringify(body)).toContain('Choose at least one filter');
    }
    await save(amina, { q: 'x' }, 'cards').expect(400);
    await save(amina, { service: 'x' }).expect(400);
  });

  it('[POC-109] are at most ten per user, even with concurrent requests, and only their owner can delete them', async () => {
    const bilal = await app.people.client();
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, at) => save(bilal, { q: `race ${at % 13}` })),
    );
    const refused = answers.filter(({ status }) => status === 409);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(refused[0]?.body).toMatchObject({
      ...{ code: 'CONFLICT', message: 'You can keep 10 saved searches. Remove one first.' },
    });
    const [first] = await kept(bilal);
    expect(await kept(bilal)).toHaveLength(10);
    const path = `/api/saved-searches/${first?._id}`;
    await save(bilal, { q: first?.query.q }).expect(200);
    await app.call.delete(path, amina.token).expect(404);
    await app.call.delete(path, bilal.token).expect(200);
    await app.call.delete(path, bilal.token).expect(404);
    await save(bilal, { q: 'one more' }).expect(201);
  });
});

describe('a created listing', () => {
  it('[POC-110] matches the saved searches whose shelf contains it, and no others', async () => {
    const carla = await app.people.client();
    const queries = [
      { q: 'cyber 2077' },
      { q: 'yber' },
      { q: '100%' },
      { q: 'cybre' },
      { service: 'Compte_Complet' },
      { console: 'PS5' },
      { console: 'PS4/PS5' },
      { inStock: true },
      { inStock: false },
      { q: 'night', service: 'Compte_Complet', console: 'PS4', inStock: true },
    ];
    const searches: SavedSearchView[] = [];
    for (const query of queries) searches.push(await saved(carla, query));
    const wanted = [
      accountInput({
        codeName: 'Cyber 2077',
        service: 'Compte_Complet',
        console: 'PS4/PS5',
        games: ['Night city'],
      }),
      accountInput({ codeName: 'Gone', console: 'PS5', available: 0, games: ['100% done'] }),
      accountInput({ codeName: 'Other', games: ['Chess'] }),
    ];
    for (const input of wanted) await listings.account(input);
    await eventually(async () => (await matches(searches[7]!._id)).length === 2);
    for (const { _id, query, name } of searches) {
      const shelf = await app.call.get('/api/accounts', carla.token).query(query).expect(200);
      const found = (shelf.body as { accounts: { codeName: string }[] }).accounts.map((one) => one.codeName);
      // When a shelf finds nothing, it corrects typing errors. A saved search does not.
      expect([name, (await matches(_id)).toSorted()]).toEqual([
        name,
        query.q === 'cybre' ? [] : found.toSorted(),
      ]);
    }
    expect((await told.all()).find(({ searchId }) => searchId === searches[9]!._id)).toMatchObject({
      ...{ userId: carla.id, name: 'night, Compte_Complet, PS4, In stock' },
      path: '/accounts?q=night&service=Compte_Complet&console=PS4&inStock=true',
      listings: [{ kind: 'account', name: 'Cyber 2077' }],
    });
  });

  it('[POC-110] of an imported file is announced together with the others that match the same search', async () => {
    const fatima = await app.people.client();
    const search = await saved(fatima, { q: 'lagoon' });
    const line = (name: string) => `${name},PlayStation,US,50,USD,9500,DZD,A card,Enter the code,3`;
    const elsewhere = await saved(fatima, { q: 'lagoon' }, 'giftcards');
    await app.call
      .post('/api/giftcards/bulk-upload', admin.token)
      .attach('prixFile', Buffer.from(['Lagoon 1', 'Reef', 'Lagoon 2'].map(line).join('\n')), 'cards.csv')
      .attach('image', await picture('#204060').png().toBuffer(), 'card.png')
      .expect(201);
    await eventually(async () => (await matches(elsewhere._id)).length > 0);
    const events = (await told.all()).filter(({ searchId }) =>
      [search._id, elsewhere._id].includes(searchId),
    );
    expect(events).toMatchObject([
      { searchId: elsewhere._id, listings: [{ name: 'Lagoon 1' }, { name: 'Lagoon 2' }] },
    ]);
  });

  it('[POC-110] [POC-113] that is a gift card matches by any part of the region; searches of deleted users match nothing', async () => {
    const dina = await app.people.client();
    const elif = await app.people.client();
    const search = await saved(dina, { region: 'u', platform: 'Steam' }, 'giftcards');
    const gone = await saved(elif, { region: 'u' }, 'giftcards');
    await app.call.delete(`/api/users/${elif.id}`, admin.token).expect(200);
    const left = () => app.database.query('select from catalog.saved_search where user_id = $1', [elif.id]);
    await eventually(async () => (await left()).length === 0);
    await listings.giftCard({ name: 'Valve', platform: 'Steam', region: 'US' });
    await eventually(async () => (await matches(search._id)).length === 1);
    expect(await matches(gone._id)).toEqual([]);
  });
});
