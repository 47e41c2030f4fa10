import { DELIVERY_RULES } from '@manette/contracts/fulfilment';
import { newId } from '@manette/platform';
import { eventually } from '@manette/platform/testing';
import { Scenario } from '../orders/support/scenario.js';
import { aCode, Vault } from './support/vault.js';

const HOUR = 60 * 60 * 1000;
let scenario: Scenario;
let vault: Vault;
beforeAll(async () => {
  scenario = await Scenario.create();
  vault = new Vault(scenario);
});
afterAll(() => scenario.end());

const reveal = (id: string) => vault.act(scenario.amina, id, 'reveal');
const reason = { reason: 'The code does not work' };

describe('a delivery', () => {
  it('[LIF-055, LIF-057, LIF-013, LIF-015, LIF-066] is created by the completion, with rules, message, timeline entry and mail', async () => {
    const { code, delivery } = await vault.newDelivery();
    const { version, en, ar } = DELIVERY_RULES.giftcard;
    expect(delivery).toEqual({
      _id: delivery._id,
      ticketId: delivery.ticketId,
      ticketNumber: delivery.ticketNumber,
      state: 'ready',
      rules: { key: 'giftcard', version, en, ar },
      acknowledgement: null,
      reveals: [],
      expiresAt: null,
      replacements: [],
      createdAt: delivery.createdAt,
    });
    expect(await scenario.ticket(scenario.amina, delivery.ticketId)).toMatchObject({ delivery: 'ready' });
    const { messages } = await scenario.conversation(scenario.amina, delivery.ticketId);
    expect(messages.map(({ content }) => content)).toContain('The delivery is ready.');
    expect((await vault.timeline(delivery.ticketId)).map(({ kind }) => kind)).toContain('delivered');
    const subject = `Your order ${delivery.ticketNumber} is ready`;
    const mail = await eventually(async () =>
      (await scenario.app.mails.to(scenario.amina.email)).find((one) => one.subject === subject),
    );
    expect(mail?.links).toContain(`http://manette.test/support/${delivery.ticketId}`);
    expect(mail?.text).not.toContain(code);
  });

  it('[LIF-057] of an account has the rules of its service', async () => {
    const account = await scenario.listings.account({ service: 'Compte_Complet' });
    await vault.switch('accounts', account._id, true).expect(200);
    await vault.added('accounts', account._id, {
      address: 'a@play.test',
      password: ' pass ',
      secondStep: '',
    });
    const { _id } = await scenario.order(scenario.bilal, account);
    await vault.complete(_id).expect(200);
    const delivery = await vault.delivery(scenario.bilal, _id);
    expect(delivery.rules).toEqual({ key: 'Compte_Complet', ...DELIVERY_RULES.Compte_Complet });
    await vault.accept(scenario.bilal, delivery).expect(200);
    const [item] = (await vault.items('accounts', account._id)).items;
    await vault.change(item?._id ?? '', { password: 'changed', secondStep: '1111 2222' }).expect(200);
    const { body } = await vault.act(scenario.bilal, delivery._id, 'reveal').expect(200);
    expect(body).toMatchObject({
      secret: { address: 'a@play.test', password: 'changed', secondStep: '1111 2222' },
    });
  });

  it('[LIF-008, LIF-009] is available only to its client and to administrators', async () => {
    const { delivery } = await vault.acceptedDelivery();
    const { amina, bilal, admin, unverified } = scenario;
    for (const what of ['acknowledge', 'reveal']) {
      const body = what === 'reveal' ? {} : { rulesVersion: 1, language: 'en' };
      await vault.act(bilal, delivery._id, what, body).expect(404);
      await vault.act(unverified, delivery._id, what, body).expect(403);
      await vault.act(undefined, delivery._id, what, body).expect(401);
      const { body: refusal } = await vault.act(admin, delivery._id, what, body).expect(403);
      expect(refusal).toMatchObject({
        code: 'FORBIDDEN',
        message: 'Only the client of this order can do this',
      });
      for (const id of [newId(), 'nonsense']) await vault.act(amina, id, what, body).expect(404);
    }
    for (const what of ['extend', 'replace', 'reveal-as-admin']) {
      const { body } = await vault.act(amina, delivery._id, what, reason).expect(403);
      expect(body).toMatchObject({ code: 'FORBIDDEN' });
      await vault.act(admin, newId(), what, reason).expect(404);
    }
    await vault.find(bilal, delivery.ticketId).expect(404);
    await vault.find(amina, 'nonsense').expect(404);
    await vault.find(amina, (await scenario.open(amina))._id).expect(404);
  });

  it('[LIF-056, LIF-057] keeps the first acknowledgement; administrators see its address and session', async () => {
    const { delivery } = await vault.newDelivery();
    const accepted = { rulesVersion: delivery.rules.version, language: 'ar' };
    for (const wrong of [{}, { ...accepted, language: 'fr' }, { ...accepted, rulesVersion: '1' }])
      await vault.act(scenario.amina, delivery._id, 'acknowledge', wrong).expect(400);
    const other = { ...accepted, rulesVersion: 2 };
    const { body: changed } = await vault.act(scenario.amina, delivery._id, 'acknowledge', other).expect(409);
    expect(changed).toMatchObject({
      code: 'CONFLICT',
      message: 'The rules have changed. Please read them again.',
    });
    await vault.act(scenario.amina, delivery._id, 'acknowledge', accepted).expect(200);
    const again = { ...accepted, language: 'en' };
    const { body } = await vault.act(scenario.amina, delivery._id, 'acknowledge', again).expect(200);
    const kept = { version: delivery.rules.version, language: 'ar' };
    const { acknowledgement } = (body as { delivery: typeof delivery }).delivery;
    expect(acknowledgement).toEqual({ ...kept, at: acknowledgement?.at });
    expect((await vault.delivery(scenario.admin, delivery.ticketId)).acknowledgement).toMatchObject({
      ...kept,
      address: '127.0.0.1',
      session: expect.any(String) as string,
    });
    const entries = await vault.timeline(delivery.ticketId);
    expect(entries.filter(({ kind }) => kind === 'rules_acknowledged')).toHaveLength(1);
  });

  it('[LIF-058, LIF-063] is revealed once its rules are accepted, and each reveal is recorded', async () => {
    const { code, delivery } = await vault.newDelivery();
    const { body: early } = await reveal(delivery._id).expect(409);
    expect(early).toMatchObject({ code: 'RULES_NOT_ACKNOWLEDGED', message: 'Please accept the rules first' });
    await vault.accept(scenario.amina, delivery).expect(200);
    const key = 'the-same-key';
    const first = await reveal(delivery._id).set('idempotency-key', key).expect(200);
    const { expiresAt } = first.body as { expiresAt: string };
    expect(first.body).toEqual({ secret: { code }, hideAfterSeconds: 60, expiresAt });
    expect(first.headers['cache-control']).toBe('no-store');
    const second = await reveal(delivery._id).set('idempotency-key', key).expect(200);
    expect([second.body, second.headers['idempotent-replayed']]).toEqual([first.body, undefined]);
    const { state, reveals } = await vault.delivery(scenario.admin, delivery.ticketId);
    expect(Date.parse(expiresAt) - Date.parse(reveals[0]?.at ?? '')).toBe(72 * HOUR);
    expect([state, reveals]).toMatchObject([
      'revealed',
      [1, 2].map(() => ({ by: 'client', username: 'amina', address: '127.0.0.1' })),
    ]);
    const kinds = (await vault.timeline(delivery.ticketId)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'delivery_revealed')).toHaveLength(2);
    expect((await scenario.ticket(scenario.amina, delivery.ticketId)).delivery).toBe('revealed');
    expect(
      await scenario.app.database.query(`select from platform.idempotency where key = '${key}'`),
    ).toEqual([]);
  });

  it('[LIF-063] can be revealed 30 times an hour by a user, times RATE_LIMIT_FACTOR', async () => {
    const { delivery } = await vault.acceptedDelivery();
    await reveal(delivery._id).expect(200);
    await scenario.app.database.query(`update platform.quota set used = 30000 where name = 'reveals'`);
    const { body } = await reveal(delivery._id).expect(429);
    expect(body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect((await vault.delivery(scenario.amina, delivery.ticketId)).reveals).toHaveLength(1);
    await scenario.app.database.query(`delete from platform.quota where name = 'reveals'`);
  });

  it('[LIF-059, LIF-060, LIF-036] expires after its hours, notifies both sides, and can be extended', async () => {
    const { delivery } = await vault.acceptedDelivery();
    await reveal(delivery._id).expect(200);
    const sockets = await Promise.all(
      [scenario.amina, scenario.bilal, await scenario.app.people.admin()].map(({ token }) =>
        scenario.app.sockets.connect(token),
      ),
    );
    const [client, other, admin] = sockets;
    scenario.app.clock.advance(72 * HOUR);
    const { body } = await reveal(delivery._id).expect(409);
    expect(body).toMatchObject({
      code: 'DELIVERY_EXPIRED',
      message: 'This delivery is no longer shown. Please open a ticket.',
    });
    const { ticketId } = delivery;
    const expired = { ticketId, state: 'expired' };
    for (const socket of [client, admin])
      await socket?.next(
        'delivery_updated',
        (news) => news.ticketId === ticketId && news.state === 'expired',
      );
    expect(await scenario.ticket(scenario.amina, ticketId)).toMatchObject({ delivery: 'expired' });
    await vault.act(scenario.admin, delivery._id, 'extend', {}).expect(400);
    await vault.act(scenario.admin, delivery._id, 'extend', reason).expect(200);
    await reveal(delivery._id).expect(200);
    await client?.next('delivery_updated', (news) => news.ticketId === ticketId && news.state === 'revealed');
    expect(client?.of('delivery_updated')).toContainEqual(expired);
    expect(other?.of('delivery_updated').filter((news) => news.ticketId === ticketId)).toEqual([]);
    expect(await vault.timeline(ticketId)).toContainEqual({
      ...{ kind: 'delivery_extended', actor: 'admin' },
      ...reason,
    });
  }, 120_000);

  it('[LIF-060] cannot be extended before it was revealed', async () => {
    const { delivery } = await vault.acceptedDelivery();
    await vault.act(scenario.admin, delivery._id, 'extend', reason).expect(409);
    await reveal(delivery._id).expect(200);
  });

  it('[LIF-061] is replaced by the next free item, or stays unchanged without one', async () => {
    const next = aCode();
    const { card, delivery } = await vault.acceptedDelivery(next);
    await reveal(delivery._id).expect(200);
    const { body } = await vault.act(scenario.admin, delivery._id, 'replace', reason).expect(200);
    expect((body as { delivery: object }).delivery).toMatchObject({
      state: 'ready',
      expiresAt: null,
      replacements: [reason],
    });
    expect(await vault.of('giftcards', card._id)).toMatchObject({ free: 0, delivered: 1, faulty: 1 });
    expect(await vault.available(card)).toBe(0);
    expect(await scenario.ticket(scenario.amina, delivery.ticketId)).toMatchObject({ delivery: 'ready' });
    const { messages } = await scenario.conversation(scenario.amina, delivery.ticketId);
    expect(messages.map(({ content }) => content)).toContain('The delivery was replaced.');
    const before = await vault.delivery(scenario.admin, delivery.ticketId);
    const { body: none } = await vault.act(scenario.admin, delivery._id, 'replace', reason).expect(409);
    expect(none).toMatchObject({ code: 'OUT_OF_STOCK' });
    expect(await vault.delivery(scenario.admin, delivery.ticketId)).toEqual(before);
    expect((await reveal(delivery._id).expect(200)).body).toMatchObject({ secret: { code: next } });
  });

  it('[LIF-062] is revealed to an administrator with a reason; its client sees that reveal', async () => {
    const { code, delivery } = await vault.newDelivery();
    const { body: lacking } = await vault.act(scenario.admin, delivery._id, 'reveal-as-admin').expect(400);
    expect(lacking).toMatchObject({ message: 'Reason is required' });
    const shown = await vault.act(scenario.admin, delivery._id, 'reveal-as-admin', reason).expect(200);
    expect([shown.body, shown.headers['cache-control']]).toEqual([{ secret: { code } }, 'no-store']);
    const { state, expiresAt, reveals } = await vault.delivery(scenario.amina, delivery.ticketId);
    expect([state, expiresAt, reveals]).toEqual([
      'ready',
      null,
      [{ by: 'admin', username: 'admin', at: reveals[0]?.at }],
    ]);
    expect(await vault.timeline(delivery.ticketId)).toContainEqual({
      ...{ kind: 'delivery_revealed_by_admin', actor: 'admin' },
      ...reason,
    });
  });

  it('[LIF-065] does not reveal encrypted content that was copied from another row', async () => {
    const [one, two] = [await vault.acceptedDelivery(), await vault.acceptedDelivery()];
    await scenario.app.database.query(`
      update fulfilment.item i set content = o.content, wrapped_key = o.wrapped_key, key_version = o.key_version
      from fulfilment.item o where (i.ticket_id, o.ticket_id) in
        (('${one.delivery.ticketId}', '${two.delivery.ticketId}'), ('${two.delivery.ticketId}', '${one.delivery.ticketId}'))`);
    for (const { delivery } of [one, two]) {
      const { body } = await reveal(delivery._id).expect(500);
      expect(body).toMatchObject({ code: 'INTERNAL' });
      expect(JSON.stringify(body)).not.toMatch(/SECRET/);
    }
  });
});
