import { newId } from '@manette/platform';
import { Scenario } from '../orders/support/scenario.js';
import { aCode, Vault } from './support/vault.js';

let scenario: Scenario;
let vault: Vault;
beforeAll(async () => {
  scenario = await Scenario.create();
  vault = new Vault(scenario);
});
afterAll(() => scenario.end());

const refused = (code: string, message: string) => ({ code, message });

describe('the vault of a listing', () => {
  it('[LIF-047] is off by default; once it is on, its free items are the stock', async () => {
    const card = await scenario.listings.giftCard({ available: 7 });
    expect(await vault.of('giftcards', card._id)).toEqual({
      enabled: false,
      ...{ free: 0, held: 0, delivered: 0, faulty: 0 },
    });
    await vault.added('giftcards', card._id, { code: aCode() });
    expect(await vault.available(card)).toBe(7);
    const { body } = await vault.switch('giftcards', card._id, true).expect(200);
    expect(body).toEqual({ vault: { enabled: true, free: 1, held: 0, delivered: 0, faulty: 0 } });
    expect(await vault.available(card)).toBe(1);
    await vault.added('giftcards', card._id, { code: aCode() });
    expect(await vault.available(card)).toBe(2);
    await vault.switch('giftcards', card._id, false).expect(200);
    expect([await vault.available(card), (await vault.items('giftcards', card._id)).total]).toEqual([2, 2]);
  });

  it('[LIF-047] cannot be switched while the listing has holds', async () => {
    const card = await vault.card([aCode()]);
    const { _id } = await vault.order(scenario.amina, card);
    const hold = `/api/messages/support/ticket/${_id}/hold`;
    await scenario.app.call.put(hold, scenario.admin.token).send({ minutes: 15 }).expect(201);
    expect(await vault.of('giftcards', card._id)).toMatchObject({ free: 0, held: 1 });
    expect((await vault.items('giftcards', card._id)).items).toMatchObject([
      { state: 'held', ticketNumber: expect.stringMatching(/^T-\d{6}$/) as string },
    ]);
    const { body } = await vault.switch('giftcards', card._id, false).expect(409);
    expect(body).toMatchObject(refused('CONFLICT', 'Release the holds of this listing first'));
    await scenario.app.call.delete(hold, scenario.admin.token).expect(200);
    await vault.switch('giftcards', card._id, false).expect(200);
  });

  it('[LIF-047] exists only for an existing listing', async () => {
    for (const id of [newId(), 'nonsense'])
      await scenario.app.call.get(`/api/vault/accounts/${id}`, scenario.admin.token).expect(404);
    await vault.switch('giftcards', newId(), true).expect(404);
  });

  it('[LIF-048] lists items by number and state, without their content', async () => {
    const codes = [aCode(), aCode(), aCode()];
    const card = await vault.card(codes);
    const first = await vault.items('giftcards', card._id, { limit: '2' });
    expect(first.total).toBe(3);
    const rest = await vault.items('giftcards', card._id, { limit: '2', cursor: first.nextCursor ?? '' });
    const all = [...first.items, ...rest.items];
    expect(all.map(({ number }) => number)).toEqual([1, 2, 3]);
    expect(Object.keys(all[0] ?? {}).sort()).toEqual(
      ['_id', 'createdAt', 'number', 'slotKind', 'state', 'ticketNumber'].sort(),
    );
    expect((await vault.items('giftcards', card._id, { state: 'faulty' })).total).toBe(0);
    await scenario.app.call
      .get(`/api/vault/giftcards/${card._id}/items?state=gone`, scenario.admin.token)
      .expect(400);
  });

  it('[LIF-049] refuses invalid items with a message', async () => {
    const card = await scenario.listings.giftCard();
    const account = await scenario.listings.account();
    const { body: short } = await vault.add('giftcards', card._id, { code: 'abc' }).expect(400);
    expect(short).toMatchObject({ message: 'Code must be 4 to 200 characters' });
    const { body: none } = await vault.add('accounts', account._id, { password: 'x' }).expect(400);
    expect(none).toMatchObject({ message: 'Address is required' });
    const unfit = { address: 'a@b.test', password: 'x', slotKind: 'complete' };
    const { body } = await vault.add('accounts', account._id, unfit).expect(400);
    expect(body).toMatchObject({ message: 'This kind of slot does not fit the listing' });
  });

  it('[LIF-050] contains a code only once, in any listing, state and spelling, even with concurrent requests', async () => {
    const card = await vault.card(['RACE 0001']);
    const other = await vault.card([]);
    const { body } = await vault.add('giftcards', other._id, { code: 'race-00 01' }).expect(409);
    expect(body).toMatchObject(refused('CONFLICT', 'This code is already in the vault'));
    const racing = [card, other, card, other].map(({ _id }) =>
      vault.add('giftcards', _id, { code: 'RACE-2' }),
    );
    const statuses = (await Promise.all(racing)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
    expect((await vault.available(card)) + (await vault.available(other))).toBe(2);
  });

  it('[LIF-050, LIF-052] contains an address only once per listing, also after a change', async () => {
    const [one, two] = [await scenario.listings.account(), await scenario.listings.account()];
    const fields = { address: 'One@play.test', password: 'first' };
    const item = await vault.added('accounts', one._id, fields);
    expect(item).toMatchObject({ number: 1, state: 'free', slotKind: 'secondary', ticketNumber: null });
    const again = { ...fields, address: 'one@play.test' };
    const { body } = await vault.add('accounts', one._id, again).expect(409);
    expect(body).toMatchObject(refused('CONFLICT', 'This account is already in the vault'));
    await vault.added('accounts', two._id, again);
    const second = await vault.added('accounts', one._id, { ...fields, address: 'two@play.test' });
    await vault.change(second._id, { address: 'ONE@play.test' }).expect(409);
    await vault.change(second._id, { password: 'other', secondStep: null }).expect(200);
    await vault.change(newId(), { password: 'other' }).expect(404);
  });

  it('[LIF-051] imports a file of codes, and reports invalid lines without repeating their text', async () => {
    const card = await vault.card(['KNOWN-1']);
    const file = 'code\nAAAA-1111\nabc\nknown 1\r\nBBBB-1111\naaaa1111\n';
    const { body } = await vault.import(card._id, file).expect(201);
    expect(body).toEqual({
      created: 2,
      errors: [
        { line: 3, message: 'Code must be 4 to 200 characters' },
        { line: 4, message: 'This code is already in the vault' },
        { line: 6, message: 'This code is already in the vault' },
      ],
    });
    expect(await vault.available(card)).toBe(3);
  });

  it('[LIF-051] imports up to 10,000 lines and 1 MB in one call', async () => {
    const card = await vault.card([]);
    const lines = (count: number) => Array.from({ length: count }, (_, n) => `BULK-${n}`).join('\n');
    const { body } = await vault.import(card._id, `code\n${lines(10_000)}`).expect(201);
    expect(body).toEqual({ created: 10_000, errors: [] });
    expect(await vault.available(card)).toBe(10_000);
    await vault.import(card._id, lines(10_001)).expect(413);
    await vault.import(card._id, 'x'.repeat(1024 * 1024 + 1)).expect(413);
    await vault.import(card._id, 'A\0B').expect(415);
    const path = `/api/vault/giftcards/${card._id}/import`;
    await scenario.app.call.post(path, scenario.admin.token).field('file', 'none').expect(400);
    await scenario.app.call.post(path, scenario.admin.token).send({}).expect(400);
  }, 120_000);

  it('[LIF-052] deletes only free and faulty items; a deleted code can be added again', async () => {
    const code = aCode();
    const card = await vault.card([code, aCode()]);
    const { _id, ticketId } = await vault.delivered(scenario.amina, card);
    const [taken, free] = (await vault.items('giftcards', card._id)).items;
    expect(taken).toMatchObject({ state: 'delivered' });
    const { body } = await vault.remove(taken?._id ?? '').expect(409);
    expect(body).toMatchObject(refused('CONFLICT', 'This item is in use'));
    await vault.act(scenario.admin, _id, 'replace', { reason: 'It does not work' }).expect(200);
    expect(await vault.of('giftcards', card._id)).toMatchObject({ free: 0, delivered: 1, faulty: 1 });
    expect((await vault.delivery(scenario.amina, ticketId)).state).toBe('ready');
    const { body: done } = await vault.remove(taken?._id ?? '').expect(200);
    expect(done).toEqual({ message: 'Item deleted successfully!' });
    await vault.remove(free?._id ?? '').expect(409);
    const again = await vault.added('giftcards', card._id, { code });
    expect(again.number).toBe(3);
    await vault.remove(again._id).expect(200);
    expect(await vault.available(card)).toBe(0);
    await vault.remove(again._id).expect(404);
  });

  it('[LIF-053] delivers the oldest free item, and is out of stock without one', async () => {
    const card = await vault.card([aCode(), aCode()]);
    await vault.delivered(scenario.amina, card);
    expect((await vault.items('giftcards', card._id)).items.map(({ state }) => state)).toEqual([
      'delivered',
      'free',
    ]);
    expect(await vault.available(card)).toBe(1);
    const { _id } = await vault.order(scenario.bilal, card);
    const [free] = (await vault.items('giftcards', card._id, { state: 'free' })).items;
    await vault.remove(free?._id ?? '').expect(200);
    const { body } = await vault.complete(_id).expect(409);
    expect(body).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await scenario.ticket(scenario.admin, _id)).toMatchObject({ status: 'pending', delivery: null });
    await vault.find(scenario.bilal, _id).expect(404);
  });

  it('[LIF-054, LIF-007] delivers each item to only one ticket, even with concurrent completions', async () => {
    const card = await vault.card([aCode(), aCode(), aCode()]);
    const clients = await Promise.all(
      Array.from({ length: 6 }, (_, n) => scenario.app.people.verifiedClient(`racer${n}`)),
    );
    const tickets = await Promise.all(clients.map((client) => vault.order(client, card)));
    const answers = await Promise.all(tickets.map(({ _id }) => vault.complete(_id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409]);
    const { items } = await vault.items('giftcards', card._id, { state: 'delivered' });
    expect(new Set(items.map(({ ticketNumber }) => ticketNumber)).size).toBe(3);
    expect([items.length, await vault.available(card)]).toEqual([3, 0]);
  });
});
