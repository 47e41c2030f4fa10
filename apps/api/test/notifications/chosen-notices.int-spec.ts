import type { SavedSearchView } from '@manette/contracts/catalog';
import type { ServerEvents } from '@manette/contracts/realtime';
import { eventually } from '@manette/platform/testing';
import { Scenario } from '../orders/support/scenario.js';
import { startTestApp } from '../support/index.js';
import { RentalScenario } from '../rentals/support/rental-scenario.js';
import { PushService } from './support/push-service.js';

// When Redis is available, the jobs of these tests go through it.
const redis = process.env.TEST_REDIS_URL;
const env = { TEST_PERIOD_FACTOR: '0.001', ...(redis ? { REDIS_URL: `${redis}/9` } : {}) };
let scenario: Scenario;
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
  scenario = await Scenario.create({ env });
});
afterAll(async () => {
  await scenario.end();
  await service.stop();
});

const prefer = (token: string, kinds: object) =>
  scenario.app.call.put('/api/notifications/preferences', token).send({ kinds }).expect(200);
const subscribe = async (token: string, name: string) => {
  const browser = service.browser(name);
  await scenario.app.call.post('/api/notifications/devices', token).send(browser.subscription()).expect(201);
  return browser;
};

describe('notices of the kinds that a user has chosen', () => {
  it('[POC-045, POC-059] a mention by the full username sends an event to the user’s pages and a push to the devices', async () => {
    const { amina, bilal, unverified, app } = scenario;
    await prefer(amina.token, { mentions: { push: true } });
    await prefer(bilal.token, { mentions: { push: true } });
    await prefer(unverified.token, { mentions: { push: true } });
    const outside = await subscribe(unverified.token, 'outside');
    const [hers, his] = [await subscribe(amina.token, 'amina'), await subscribe(bilal.token, 'bilal')];
    const socket = await app.sockets.connect(amina.token);
    const names = [amina.username.toUpperCase(), bilal.username, unverified.username];
    const content = `Look, ${names.map((name) => `@${name}`).join(' and ')}`;
    await app.call.post('/api/messages/public', bilal.token).send({ content }).expect(201);
    const body = `${bilal.username} mentioned you in the public chat`;
    const told = { kind: 'mentions', title: 'Manette', body, tag: 'mentions', url: '/public-chat' };
    expect(await hers.take(1)).toMatchObject([told]);
    expect(await socket.next('notice')).toEqual<ServerEvents['notice']>(told as ServerEvents['notice']);
    expect([his.raw, outside.raw]).toEqual([[], []]);
  });

  it('[POC-046] new listings are pushed with their counts by kind', async () => {
    const reader = await scenario.app.people.verifiedClient('shelves');
    await prefer(reader.token, { newListings: { push: true } });
    const browser = await subscribe(reader.token, 'shelves');
    await scenario.listings.account();
    expect(await browser.take(1)).toMatchObject([
      { kind: 'newListings', body: '1 new account', tag: 'new-listings', url: '/accounts' },
    ]);
    await scenario.listings.account();
    await scenario.listings.giftCard();
    const waiting = () =>
      scenario.app.database.query('select 1 from notifications.notice where jsonb_array_length(items) = 2');
    await eventually(async () => (await waiting()).length > 0 || undefined, 30_000);
    expect(browser.raw).toHaveLength(1);
    scenario.app.clock.advance(25 * 60 * 60_000 * 0.001);
    expect((await browser.take(2))[1]).toMatchObject({
      body: '1 new account, 1 new gift card',
      url: '/accounts',
    });
    scenario.app.clock.reset();
  });

  it('[POC-059] matches of a saved search are collected for an hour; pages are notified even without a device', async () => {
    const { app, listings } = scenario;
    const reader = await app.people.verifiedClient('searcher');
    const search = { catalog: 'accounts', query: { q: 'Nebula' } };
    const { body } = await app.call.post('/api/saved-searches', reader.token).send(search).expect(201);
    const { _id } = (body as { savedSearch: SavedSearchView }).savedSearch;
    const socket = await app.sockets.connect(reader.token);
    await listings.account({ codeName: 'Nebula 1' });
    const notice = await socket.next('notice');
    expect(notice).toEqual({
      ...{ kind: 'savedSearches', title: 'Manette', body: 'New match for Nebula: Nebula 1' },
      ...{ tag: `search-${_id}`, url: expect.stringMatching(/^\/accounts\?q=Nebula$/) as string },
    });
    const browser = await subscribe(reader.token, 'searcher');
    await listings.account({ codeName: 'Nebula 2' });
    await listings.account({ codeName: 'Nebula 3' });
    const waiting = () =>
      app.database.query(
        `select 1 from notifications.notice where kind = 'savedSearches' and jsonb_array_length(items) = 2`,
      );
    await eventually(async () => (await waiting()).length > 0);
    // As if the notice was added while the former one was decided: it is due, but its hour has not passed.
    await app.database.query(`update notifications.told set at = now() + interval '1 minute'`);
    await app.database.query(`update notifications.notice set due_at = now() - interval '1 second'`);
    const postponed = 'select 1 from notifications.notice where due_at > now()';
    await eventually(async () => (await app.database.query(postponed)).length > 0);
    expect(browser.raw).toHaveLength(0);
    await app.database.query('update notifications.told set at = now()');
    await app.database.query(`update notifications.notice set due_at = now() + interval '3.6 seconds'`);
    app.clock.advance(60 * 60_000 * 0.001);
    expect(await browser.take(1)).toMatchObject([
      { kind: 'savedSearches', body: '2 new matches for Nebula', tag: notice.tag, url: notice.url },
    ]);
    app.clock.reset();
  });

  it('[POC-059] a listing back in stock is announced, unless the kind is switched off', async () => {
    const { app, amina, bilal, listings } = scenario;
    const { _id: accountId } = await listings.account({ codeName: 'Comet', available: 0 });
    for (const { token } of [amina, bilal])
      await app.call.post('/api/stock-alerts', token).send({ accountId }).expect(201);
    await prefer(bilal.token, { backInStock: { push: false } });
    const [browser, off] = [await subscribe(amina.token, 'comet'), await subscribe(bilal.token, 'no-comet')];
    const [socket, silent] = [await app.sockets.connect(amina.token), await app.sockets.connect(bilal.token)];
    await app.call.put(`/api/accounts/${accountId}`, scenario.admin.token).send({ available: 1 }).expect(200);
    const told = {
      ...{ kind: 'backInStock', title: 'Manette', body: 'Comet is back in stock' },
      ...{ tag: `stock-${accountId}`, url: `/accounts/${accountId}` },
    };
    expect(await browser.take(1)).toMatchObject([told]);
    expect(await socket.next('notice')).toEqual(told);
    expect([off.raw, silent.of('notice')]).toEqual([[], []]);
  });

  it('[POC-059] a rental reminder is announced', async () => {
    const { app, amina } = scenario;
    const rental = new RentalScenario(scenario);
    const { termId } = await rental.rented(amina, await rental.rentable({ codeName: 'Casbah' }));
    const browser = await subscribe(amina.token, 'rental');
    const socket = await app.sockets.connect(amina.token);
    const endsAt = new Date(Date.now() + 2.5 * 24 * 60 * 60_000).toISOString();
    await rental.changeEnd(termId, { endsAt, reason: 'Test' }).expect(200);
    const told = {
      ...{ kind: 'rentals', title: 'Manette', body: 'Your rental of Casbah ends in 3 days' },
      url: '/rentals',
    };
    expect(await socket.next('notice')).toMatchObject(told);
    const pushed = await eventually(() => browser.messages.find(({ kind }) => kind === 'rentals'));
    expect(pushed).toMatchObject(told);
  });
});

(redis ? describe : describe.skip)('a production shop on many machines without push keys', () => {
  it('[POC-004, POC-031] has push switched off, and refuses devices', async () => {
    const production = { NODE_ENV: 'production', MAIL_TO_FILES: 'true', REDIS_URL: `${redis}/10` };
    const app = await startTestApp({ env: { ...production }, beside: scenario.app });
    try {
      expect((await app.call.get('/api/config')).body).toMatchObject({ push: null });
      const subscription = service.browser('off').subscription();
      const { body } = await app.call
        .post('/api/notifications/devices', scenario.amina.token)
        .send(subscription)
        .expect(503);
      expect(body).toMatchObject({ code: 'UNAVAILABLE' });
    } finally {
      await app.stop();
    }
  });
});
