import { pdfOf } from '../orders/support/files.js';
import { Scenario } from '../orders/support/scenario.js';
import { METHOD, newest, paymentIn, Payments } from './support/payments.js';

let scenario: Scenario;
let payments: Payments;
beforeAll(async () => {
  scenario = await Scenario.create();
  payments = await Payments.begin(scenario);
});
afterAll(() => scenario.end());

const UNKNOWN = '0197f7a0-0000-7000-8000-000000000001';

describe('the payment of an order', () => {
  it('[LIF-022] has the state none until its card is shown', async () => {
    const ticket = await scenario.open(scenario.amina);
    expect(await payments.read(scenario.amina, ticket._id)).toEqual({
      ticketId: ticket._id,
      ticketNumber: ticket.ticketNumber,
      state: 'none',
      amount: null,
      reference: ticket.ticketNumber,
      methods: [{ _id: payments.method._id, ...METHOD, active: true }],
      proofs: [],
    });
  });

  it('[LIF-012, LIF-015, LIF-023, LIF-024, LIF-027] goes from its card through a rejection to acceptance', async () => {
    const ticket = await payments.asked();
    expect(await payments.read(scenario.amina, ticket._id)).toMatchObject({
      state: 'awaiting',
      amount: { amount: 4500, currency: 'DZD' },
    });
    const first = await payments.sent(scenario.amina, ticket._id, { transactionNumber: 'AB 12/٣٤' });
    expect(first).toMatchObject({
      state: 'submitted',
      proofs: [
        {
          state: 'submitted',
          method: { _id: payments.method._id, name: METHOD.name },
          amount: 4500,
          transactionNumber: 'AB 12/٣٤',
          fileName: 'proof.pdf',
          reason: null,
          decidedAt: null,
        },
      ],
    });
    expect(first.proofs[0]).not.toHaveProperty('flags');
    const rejected = paymentIn((await payments.reject(newest(first)).expect(200)).body);
    expect(rejected).toMatchObject({
      state: 'rejected',
      proofs: [{ reason: 'It did not arrive.', flags: [] }],
    });
    const second = await payments.sent(scenario.amina, ticket._id);
    const accepted = paymentIn((await payments.accept(newest(second)).expect(200)).body);
    expect(accepted).toMatchObject({
      state: 'accepted',
      proofs: [{ state: 'accepted' }, { state: 'rejected' }],
    });
    expect((await scenario.ticket(scenario.amina, ticket._id)) as object).toMatchObject({
      payment: 'accepted',
    });
    const { messages } = await scenario.conversation(scenario.amina, ticket._id);
    expect(messages.filter(({ isSystemMessage }) => isSystemMessage).map(({ content }) => content)).toEqual([
      'Ticket opened. An admin will answer here soon.',
      'A payment was requested.',
      'A proof of payment was sent.',
      'The proof of payment was rejected.',
      'A proof of payment was sent.',
      'The payment was accepted.',
    ]);
    const { admin, amina } = scenario;
    expect(
      (await payments.timeline(ticket._id)).map(({ kind, actor, reason }) => [kind, actor?.username, reason]),
    ).toEqual([
      ['opened', amina.username, null],
      ['payment_requested', admin.username, null],
      ['proof_sent', amina.username, null],
      ['payment_rejected', admin.username, 'It did not arrive.'],
      ['proof_sent', amina.username, null],
      ['payment_accepted', admin.username, null],
    ]);
  });

  it('[LIF-023] has the price of the item unless another amount is given, and the amount can be changed', async () => {
    const account = await scenario.listings.account();
    const ticket = await scenario.order(scenario.bilal, account);
    const asked = paymentIn((await payments.ask(ticket._id, {}).expect(200)).body);
    expect(asked.amount).toEqual({ amount: 2500, currency: 'DZD' });
    const other = { amount: { amount: 12.5, currency: 'EUR' } };
    expect(paymentIn((await payments.ask(ticket._id, other).expect(200)).body)).toMatchObject({
      state: 'awaiting',
      ...other,
    });
    const general = await scenario.open(scenario.bilal);
    expect((await payments.ask(general._id, {}).expect(400)).body).toMatchObject({
      code: 'VALIDATION_FAILED',
      message: 'Amount must be above 0',
    });
  });

  it('[LIF-028] refuses actions that do not fit its state', async () => {
    const refused = async (call: ReturnType<Payments['accept']>, message: string) =>
      expect((await call.expect(409)).body).toMatchObject({ code: 'CONFLICT', message });
    const ticket = await scenario.open(scenario.amina);
    await refused(payments.send(scenario.amina, ticket._id), 'No payment has been requested');
    await payments.ask(ticket._id).expect(200);
    const sent = await payments.sent(scenario.amina, ticket._id);
    await refused(payments.send(scenario.amina, ticket._id), 'A proof has been sent already');
    await refused(payments.ask(ticket._id), 'A proof has been sent already');
    await payments.accept(newest(sent)).expect(200);
    await refused(payments.accept(newest(sent)), 'This proof has been decided already');
    await refused(payments.ask(ticket._id), 'A proof has been sent already');
    await payments.reject(newest(sent)).expect(200);
    await refused(payments.reject(newest(sent)), 'This proof has been decided already');
    await scenario.setStatus(scenario.amina, ticket._id, 'cancelled').expect(200);
    for (const call of [
      payments.send(scenario.amina, ticket._id),
      payments.ask(ticket._id),
      payments.accept(newest(sent)),
    ])
      expect((await call.expect(409)).body).toMatchObject({ code: 'TICKET_CLOSED' });
  });

  it('[LIF-025, LIF-026, LIF-010] refuses invalid proofs and reasons', async () => {
    const ticket = await payments.asked();
    const refused = async (proof: object, status: number, message: string) =>
      expect((await payments.send(scenario.amina, ticket._id, proof).expect(status)).body).toMatchObject({
        message,
      });
    await refused({ amount: '0' }, 400, 'Amount must be above 0');
    await refused({ transactionNumber: '<b>' }, 400, 'Transaction number must be 4 to 64 letters or digits');
    await refused({ methodId: UNKNOWN }, 400, 'Choose a payment method');
    await refused({ methodId: 'x' }, 400, 'Choose a payment method');
    await refused({ file: null }, 400, 'A file is required');
    await refused({ file: Buffer.from('MZ not a picture') }, 415, 'Only images and PDF files are accepted');
    await refused({ file: pdfOf(10 * 1024 * 1024 + 1) }, 413, 'File size must be less than 10MB');
    const sent = await payments.sent(scenario.amina, ticket._id);
    for (const [reason, message] of [
      [' ', 'Reason is required'],
      [undefined, 'Reason is required'],
      ['x'.repeat(301), 'Reason must be less than 300 characters'],
    ])
      expect((await payments.reject(newest(sent), reason ?? null).expect(400)).body).toMatchObject({
        message,
      });
  });

  it('[LIF-026] shows the file of a proof only to its two sides, by a signed URL', async () => {
    const ticket = await payments.asked();
    const { proofs } = await payments.sent(scenario.amina, ticket._id, { fileName: 'my proof.pdf' });
    const url = new URL(proofs[0]?.fileUrl ?? '', scenario.app.url);
    await scenario.app.call.get(url.pathname + url.search).expect(200);
    await scenario.app.call.get(url.pathname, scenario.amina.token).expect(403);
  });

  it('[LIF-008, LIF-009] is not available to other clients', async () => {
    const ticket = await payments.asked();
    const sent = await payments.sent(scenario.amina, ticket._id);
    for (const id of [ticket._id, UNKNOWN, 'x']) {
      await payments.find(scenario.bilal, id).expect(404);
      await payments.send(scenario.bilal, id).expect(404);
    }
    await payments.find(scenario.admin, UNKNOWN).expect(404);
    await payments.ask(UNKNOWN).expect(404);
    await payments.accept('x').expect(404);
    await payments.reject(UNKNOWN).expect(404);
    expect((await payments.send(scenario.admin, ticket._id).expect(403)).body).toMatchObject({
      code: 'FORBIDDEN',
      message: 'Only the client of this order can do this',
    });
    for (const call of [
      payments.ask(ticket._id, undefined, scenario.amina),
      payments.accept(newest(sent), scenario.amina),
      payments.reject(newest(sent), 'No.', scenario.amina),
      scenario.app.call.get('/api/payments', scenario.amina.token),
      scenario.app.call.post('/api/payments/methods', scenario.amina.token).send(METHOD),
    ])
      expect((await call.expect(403)).body).toMatchObject({ code: 'FORBIDDEN' });
    expect((await payments.find(scenario.unverified, ticket._id).expect(403)).body.code).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    await payments.find(undefined, ticket._id).expect(401);
  });
});

describe('concurrent calls', () => {
  const statuses = async (...calls: PromiseLike<{ status: number }>[]) =>
    (await Promise.all(calls)).map(({ status }) => status).sort();

  it('[LIF-029] have one effect: one proof, one acceptance or one rejection', async () => {
    const ticket = await payments.asked();
    const send = () => payments.send(scenario.amina, ticket._id);
    expect(await statuses(send(), send())).toEqual([201, 409]);
    const id = newest(await payments.read(scenario.amina, ticket._id));
    expect(await statuses(payments.accept(id), payments.accept(id))).toEqual([200, 409]);
    expect(await statuses(payments.reject(id), payments.reject(id))).toEqual([200, 409]);
    expect((await payments.read(scenario.admin, ticket._id)).proofs).toHaveLength(1);
  });

  it('[LIF-029] that accept and reject a proof result in the state of the last timeline entry', async () => {
    const ticket = await payments.asked();
    const id = newest(await payments.sent(scenario.amina, ticket._id));
    await Promise.all([payments.accept(id), payments.reject(id)]);
    const { state, proofs } = await payments.read(scenario.admin, ticket._id);
    expect(proofs[0]?.state).toBe(state);
    expect((await payments.timeline(ticket._id)).at(-1)?.kind).toBe(`payment_${state}`);
  });

  it('[LIF-024] repeated calls with the same key create one proof', async () => {
    const ticket = await payments.asked();
    const proof = { key: 'proof-1', transactionNumber: 'SAME-KEY-1', file: Buffer.from('%PDF-1.4 same') };
    const first = await payments.send(scenario.amina, ticket._id, proof).expect(201);
    const again = await payments.send(scenario.amina, ticket._id, proof).expect(201);
    expect(newest(paymentIn(again.body))).toBe(newest(paymentIn(first.body)));
    expect((await payments.read(scenario.amina, ticket._id)).proofs).toHaveLength(1);
  });
});

describe('the events of payments', () => {
  it('[LIF-036] are sent only to the owner and the administrators', async () => {
    const ticket = await scenario.open(scenario.amina);
    const [owner, admin, other] = await Promise.all(
      [scenario.amina, scenario.admin, scenario.bilal].map(({ token }) =>
        scenario.app.sockets.connect(token),
      ),
    );
    await payments.ask(ticket._id).expect(200);
    await payments.sent(scenario.amina, ticket._id);
    const submitted = (event: { ticketId: string; state: string }) =>
      event.ticketId === ticket._id && event.state === 'submitted';
    await owner?.next('payment_updated', submitted);
    await admin?.next('payment_updated', submitted);
    expect(owner?.of('payment_updated')[0]).toEqual({ ticketId: ticket._id, state: 'awaiting' });
    expect(other?.of('payment_updated')).toEqual([]);
  });
});
