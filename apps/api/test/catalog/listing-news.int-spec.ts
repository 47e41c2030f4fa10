import type { AccountView } from '@manette/contracts/catalog';
import { startTestApp, type TestApp, type TestSocket } from '../support/index.js';
import { Listings } from './support/listings.js';

let app: TestApp;
let admin: string;
let listings: Listings;
let socket: TestSocket;

beforeAll(async () => {
  app = await startTestApp();
  admin = (await app.people.admin()).token;
  listings = new Listings(app, admin);
  socket = await app.sockets.connect((await app.people.client()).token);
});
afterAll(() => app.stop());

describe('every signed-in user', () => {
  it('[RT-010] receives events for a new account, its change and its deletion, in this order', async () => {
    const created = await listings.account();
    expect(await socket.next('new_account_uploaded')).toEqual(created);
    const { body } = await app.call
      .put(`/api/accounts/${created._id}`, admin)
      .send({ available: 9 })
      .expect(200);
    expect(await socket.next('account_updated')).toEqual((body as { account: AccountView }).account);
    await app.call.delete(`/api/accounts/${created._id}`, admin).expect(200);
    expect(await socket.next('account_deleted')).toEqual({ _id: created._id });
    expect(socket.received.map(({ event }) => event).filter((event) => event.includes('account'))).toEqual([
      'new_account_uploaded',
      'account_updated',
      'account_deleted',
    ]);
  });

  it('[RT-011] receives events for a new gift card, its change and its deletion', async () => {
    const created = await listings.giftCard();
    expect(await socket.next('new_giftcard_uploaded')).toEqual(created);
    await app.call.put(`/api/giftcards/${created._id}`, admin).send({ available: 9 }).expect(200);
    expect(await socket.next('giftcard_updated')).toMatchObject({ _id: created._id, available: 9 });
    await app.call.delete(`/api/giftcards/${created._id}`, admin).expect(200);
    expect(await socket.next('giftcard_deleted')).toEqual({ _id: created._id });
  });

  it('receives no event for a refused call', async () => {
    const before = socket.received.length;
    await app.call.post('/api/accounts', admin).send({ codeName: 'x' }).expect(400);
    const { _id } = await listings.account();
    await socket.next('new_account_uploaded', (news) => '_id' in news && news._id === _id);
    const events = socket.received.slice(before).map(({ event }) => event);
    expect(events.filter((event) => event.includes('account'))).toEqual(['new_account_uploaded']);
  });
});
