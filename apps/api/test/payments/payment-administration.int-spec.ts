import type { PaymentMethodView, PaymentView } from '@manette/contracts/payments';
import { Scenario } from '../orders/support/scenario.js';
import { METHOD, newest, Payments } from './support/payments.js';

let scenario: Scenario;
let payments: Payments;
beforeAll(async () => {
  scenario = await Scenario.create();
  payments = await Payments.begin(scenario);
});
afterAll(() => scenario.end());

describe('payment methods', () => {
  const methods = async (by: { token: string }, query = '') =>
    (await scenario.app.call.get(`/api/payments/methods${query}`, by.token).expect(200)).body as {
      methods: PaymentMethodView[];
      nextCursor: string | null;
    };

  it('[LIF-019, LIF-020, LIF-021] are added, changed and deleted; clients get only active ones, oldest first', async () => {
    const { call } = scenario.app;
    const { body } = await call
      .post('/api/payments/methods', scenario.admin.token)
      .send({ ...METHOD, kind: 'ccp', name: { en: 'CCP', ar: 'بريد' } })
      .expect(201);
    const { _id } = body.method as PaymentMethodView;
    expect((await methods(scenario.amina)).methods.map(({ name }) => name.en)).toEqual(['BaridiMob', 'CCP']);
    const page = await methods(scenario.amina, '?limit=1');
    expect((await methods(scenario.amina, `?limit=1&cursor=${page.nextCursor}`)).methods[0]?._id).toBe(_id);
    const ticket = await payments.asked();
    const sent = await payments.sent(scenario.amina, ticket._id, { methodId: _id });
    const path = `/api/payments/methods/${_id}`;
    const changed = await call
      .put(path, scenario.admin.token)
      .send({ active: false, name: { en: 'Post' } })
      .expect(200);
    expect(changed.body.method).toMatchObject({
      kind: 'ccp',
      name: { en: 'Post', ar: 'بريد' },
      active: false,
    });
    expect((await methods(scenario.amina)).methods.map(({ name }) => name.en)).toEqual(['BaridiMob']);
    expect((await methods(scenario.admin)).methods).toHaveLength(2);
    await payments.reject(newest(sent)).expect(200);
    await payments.send(scenario.amina, ticket._id, { methodId: _id }).expect(400);
    const bad = await call.put(path, scenario.admin.token).send({ kind: 'gold' }).expect(400);
    expect(bad.body.message).toBe('Kind is unknown');
    const gone = await call.delete(path, scenario.admin.token).expect(200);
    expect(gone.body).toEqual({ message: 'Payment method deleted successfully!' });
    await call.delete(path, scenario.admin.token).expect(404);
    expect((await payments.read(scenario.amina, ticket._id)).proofs[0]?.method).toEqual({
      _id,
      name: { en: 'CCP', ar: 'بريد' },
    });
  });

  it('[LIF-023] are required before a payment can be requested', async () => {
    const path = `/api/payments/methods/${payments.method._id}`;
    await scenario.app.call.put(path, scenario.admin.token).send({ active: false }).expect(200);
    try {
      const ticket = await scenario.open(scenario.amina);
      const { body } = await payments.ask(ticket._id).expect(409);
      expect(body).toMatchObject({ code: 'CONFLICT', message: 'Add a payment method first' });
    } finally {
      await scenario.app.call.put(path, scenario.admin.token).send({ active: true }).expect(200);
    }
  });
});

describe('the list of payments', () => {
  it('[LIF-037] contains the shown cards, last changed first, by state and page by page', async () => {
    const list = async (query: string) =>
      (await scenario.app.call.get(`/api/payments${query}`, scenario.admin.token).expect(200)).body as {
        payments: (PaymentView & { client: { username: string }; flagged: boolean })[];
        nextCursor: string | null;
        total: number;
      };
    const [first, second] = [await payments.asked(scenario.bilal), await payments.asked(scenario.bilal)];
    await scenario.open(scenario.bilal);
    expect((await list('?limit=2')).payments.map(({ ticketId }) => ticketId)).toEqual([
      second._id,
      first._id,
    ]);
    await payments.sent(scenario.bilal, first._id);
    const page = await list('?limit=1');
    expect(page.payments).toMatchObject([
      { ticketId: first._id, state: 'submitted', client: { username: 'bilal' }, flagged: false },
    ]);
    expect((await list(`?limit=1&cursor=${page.nextCursor}`)).payments[0]?.ticketId).toBe(second._id);
    const submitted = await list('?state=submitted');
    expect(submitted.payments.every(({ state }) => state === 'submitted')).toBe(true);
    expect(submitted.payments[0]?.ticketId).toBe(first._id);
    const { body } = await scenario.app.call
      .get('/api/payments?state=paid', scenario.admin.token)
      .expect(400);
    expect(body.code).toBe('VALIDATION_FAILED');
  });
});
