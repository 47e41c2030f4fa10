import type { PreferencesView } from '@manette/contracts/notifications';
import { eventually } from '@manette/platform/testing';
import { Client } from 'pg';
import { startTestApp, type TestApp, type TestPerson } from '../support/index.js';

const PATH = '/api/notifications/preferences';

let app: TestApp;
let db: Client;
let admin: TestPerson;
beforeAll(async () => {
  app = await startTestApp({ env: { STORE_TIMEZONE: 'Africa/Tunis' } });
  admin = await app.people.admin();
  db = new Client({ connectionString: app.database.url });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  await app.stop();
});

const preferencesOf = ({ body }: { body: unknown }) => (body as { preferences: PreferencesView }).preferences;
const read = async (by: TestPerson) => preferencesOf(await app.call.get(PATH, by.token).expect(200));
const change = (by: TestPerson, changes: object) => app.call.put(PATH, by.token).send(changes);

const DEFAULTS = {
  ticketMessages: { push: true, mail: true },
  orderStatus: { push: true, mail: null },
  rentals: { push: true, mail: true },
  savedSearches: { push: true, mail: false },
  backInStock: { push: true, mail: true },
  newListings: { push: false, mail: null },
  mentions: { push: false, mail: null },
};

describe('the preferences of a user', () => {
  it('[POC-037, POC-038] have the contract’s defaults; only administrators have the kind newTickets', async () => {
    const rest = {
      hideContent: true,
      quietHours: { enabled: false, from: '22:00', to: '07:00' },
      timeZone: 'Africa/Tunis',
      language: 'en',
    };
    const client = await app.people.client();
    expect(await read(client)).toEqual({ kinds: DEFAULTS, ...rest });
    expect(await read(admin)).toEqual({
      kinds: { ...DEFAULTS, newTickets: { push: true, mail: null } },
      ...rest,
    });
  });

  it('[POC-039] change in the sent fields, and are returned as a whole', async () => {
    const client = await app.people.client();
    const before = await read(client);
    expect(preferencesOf(await change(client, {}).expect(200))).toEqual(before);
    await change(client, { kinds: { mentions: { push: true }, rentals: { mail: false } } }).expect(200);
    await change(client, { kinds: { rentals: { push: false }, newListings: { mail: null } } }).expect(200);
    await change(client, { quietHours: { to: '06:30' }, hideContent: false }).expect(200);
    const { body } = await change(client, {
      quietHours: { enabled: true },
      timeZone: 'Asia/Tokyo',
      language: 'ar',
    }).expect(200);
    const expected = {
      kinds: {
        ...DEFAULTS,
        mentions: { push: true, mail: null },
        rentals: { push: false, mail: false },
      },
      hideContent: false,
      quietHours: { enabled: true, from: '22:00', to: '06:30' },
      timeZone: 'Asia/Tokyo',
      language: 'ar',
    };
    expect(preferencesOf({ body })).toEqual(expected);
    expect(await read(client)).toEqual(expected);
  });

  it.each([
    ['an unknown kind', { kinds: { gossip: { push: true } } }],
    ['a kind for administrators only', { kinds: { newTickets: { push: false } } }],
    ['mails switched on for a kind without mails', { kinds: { mentions: { mail: true } } }],
    ['mails switched off for a kind without mails', { kinds: { orderStatus: { mail: false } } }],
    ['null as the mail switch of a kind with mails', { kinds: { rentals: { mail: null } } }],
    ['a switch that is not a boolean', { kinds: { rentals: { push: 'yes' } } }],
    ['a time after the end of the day', { quietHours: { from: '24:00' } }],
    ['a time without a leading zero', { quietHours: { to: '7:00' } }],
    ['quiet hours that end at the time they begin', { quietHours: { from: '21:00', to: '21:00' } }],
    ['an end of the quiet hours that equals their stored beginning', { quietHours: { to: '22:00' } }],
    ['an unknown time zone', { timeZone: 'Mars/Base' }],
    ['an offset instead of a time zone', { timeZone: '+01:00' }],
    ['an unknown language', { language: 'fr' }],
  ])('[POC-039] are not changed by a refused request with %s', async (_what, changes) => {
    const client = await app.people.client();
    const before = await read(client);
    const { body } = await change(client, { hideContent: false, ...changes }).expect(400);
    expect(body).toMatchObject({ code: 'VALIDATION_FAILED' });
    expect(await read(client)).toEqual(before);
  });

  it('[POC-039] keep the changes of concurrent requests', async () => {
    const client = await app.people.client();
    const kinds = Object.keys(DEFAULTS);
    await Promise.all(
      kinds.map((kind) => change(client, { kinds: { [kind]: { push: false } } }).expect(200)),
    );
    const { kinds: now } = await read(client);
    expect(Object.values(now).map(({ push }) => push)).toEqual(kinds.map(() => false));
  });

  it('[POC-066] have the language of the registration until the language switch of a page changes it', async () => {
    const name = 'warda';
    const input = {
      username: name,
      email: `${name}@example.test`,
      phone: '+213551234567',
      password: 'Passw0rd!',
      confirmPassword: 'Passw0rd!',
    };
    const { body } = await app.call
      .post('/api/auth/register')
      .set('Accept-Language', 'ar-DZ,ar;q=0.9')
      .send(input)
      .expect(201);
    const warda = { ...input, ...(body as TestPerson), id: '' };
    expect((await read(warda)).language).toBe('ar');
    await app.call.get(PATH, warda.token).set('Accept-Language', 'en').expect(200);
    expect((await read(warda)).language).toBe('ar');
    await app.call.put('/api/users/profile', warda.token).send({ language: 'en' }).expect(200);
    expect((await read(warda)).language).toBe('en');
  });

  it('[POC-113] are deleted with their user', async () => {
    const client = await app.people.client();
    await change(client, { hideContent: false }).expect(200);
    const count = async () => {
      const sql = 'select count(*)::int as n from notifications.preferences where user_id = $1';
      const { rows } = await db.query<{ n: number }>(sql, [client.id]);
      return rows[0]?.n;
    };
    expect(await count()).toBe(1);
    await app.call.delete(`/api/users/${client.id}`, admin.token).expect(200);
    await eventually(async () => ((await count()) === 0 ? true : undefined));
  });
});
