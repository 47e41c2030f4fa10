import { FileStorage, UnitOfWork } from '@manette/platform';
import { eventually } from '@manette/platform/testing';
import { form, halved } from '@manette/payments/testing';

import {
  GetPaymentEvidence,
  ShowPaymentCard,
  type PaymentEvidence,
  type PaymentView,
} from '@manette/contracts/payments';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { extractText, getDocumentProxy } from 'unpdf';
import { Scenario } from '../orders/support/scenario.js';
import { startTestApp } from '../support/index.js';
import { anyFile, newest, Payments } from './support/payments.js';

let scenario: Scenario;
let payments: Payments;
beforeAll(async () => {
  scenario = await Scenario.create();
  payments = await Payments.begin(scenario);
});
afterAll(() => scenario.end());

const flagsOf = ({ proofs }: PaymentView) =>
  (proofs[0]?.flags ?? []).map(({ kind, ticketNumber }) => [kind, ticketNumber]);

describe('the flags of proofs', () => {
  it('[LIF-031, LIF-032, LIF-035, LIF-036] name other tickets with the same file or number, on both, only for administrators', async () => {
    const [one, other] = [await payments.asked(), await payments.asked(scenario.bilal)];
    const file = anyFile();
    const admin = await scenario.app.sockets.connect(scenario.admin.token);
    const first = await payments.sent(scenario.amina, one._id, { file, transactionNumber: 'Op-٧٧٧ 12' });
    await payments.reject(newest(first)).expect(200);
    await payments.sent(scenario.amina, one._id, { file, transactionNumber: 'Op-٧٧٧ 12' });
    expect(flagsOf(await payments.read(scenario.admin, one._id))).toEqual([]);
    await payments.sent(scenario.bilal, other._id, { file, transactionNumber: 'op777.12' });
    const both = (number: string) => [
      ['same_file', number],
      ['same_transaction', number],
    ];
    expect(flagsOf(await payments.read(scenario.admin, one._id))).toEqual(both(other.ticketNumber));
    expect(flagsOf(await payments.read(scenario.admin, other._id))).toEqual(both(one.ticketNumber));
    expect((await payments.read(scenario.amina, one._id)).proofs[0]).not.toHaveProperty('flags');
    await eventually(
      () => admin.of('payment_updated').filter(({ ticketId }) => ticketId === one._id).length > 3,
    );
    const { body } = await scenario.app.call.get('/api/payments?limit=2', scenario.admin.token).expect(200);
    expect((body as { payments: { flagged: boolean }[] }).payments.map(({ flagged }) => flagged)).toEqual([
      true,
      true,
    ]);
    await payments.accept(newest(await payments.read(scenario.admin, other._id))).expect(200);
  });

  it('[LIF-033, LIF-034] name a half-size copy of a picture within seconds, but no other form of the same layout', async () => {
    const [one, copy, other] = [
      await payments.asked(),
      await payments.asked(scenario.bilal),
      await payments.asked(scenario.bilal),
    ];
    const picture = await form('slip', 21);
    await payments.sent(scenario.amina, one._id, { file: picture, fileName: 'a.png' });
    await payments.sent(scenario.bilal, other._id, { file: await form('slip', 22), fileName: 'b.png' });
    await payments.sent(scenario.bilal, copy._id, { file: await halved(picture), fileName: 'c.jpg' });
    await eventually(async () => flagsOf(await payments.read(scenario.admin, one._id)).length > 0);
    expect(flagsOf(await payments.read(scenario.admin, one._id))).toEqual([
      ['similar_image', copy.ticketNumber],
    ]);
    expect(flagsOf(await payments.read(scenario.admin, copy._id))).toEqual([
      ['similar_image', one.ticketNumber],
    ]);
    expect(flagsOf(await payments.read(scenario.admin, other._id))).toEqual([]);
  });
});

describe('a deleted ticket', () => {
  it('[LIF-026] its proofs are deleted with their files and flags', async () => {
    const [one, other] = [await payments.asked(), await payments.asked(scenario.bilal)];
    const file = anyFile();
    await payments.sent(scenario.amina, one._id, { file });
    await payments.sent(scenario.bilal, other._id, { file });
    expect(flagsOf(await payments.read(scenario.admin, other._id))).toHaveLength(1);
    const storage = scenario.app.app.get(FileStorage);
    const stored = async () => {
      const keys: string[] = [];
      for await (const { key } of storage.list(`private/payments/${one._id}`)) keys.push(key);
      return keys;
    };
    expect(await stored()).toHaveLength(1);
    await scenario.app.call
      .delete(`/api/messages/support/ticket/${one._id}`, scenario.admin.token)
      .expect(200);
    await payments.find(scenario.amina, one._id).expect(404);
    expect(flagsOf(await payments.read(scenario.admin, other._id))).toEqual([]);
    await eventually(async () => (await stored()).length === 0);
  });
});

describe('a receipt', () => {
  const textOf = async (pdf: Buffer) =>
    (await extractText(await getDocumentProxy(new Uint8Array(pdf)), { mergePages: true })).text;

  it('[LIF-040, LIF-041] is available to both sides for a completed order with an item or an accepted payment', async () => {
    const account = await scenario.listings.account({ codeName: 'Receipt 7' });
    const ticket = await scenario.order(scenario.amina, account);
    await payments.receipt(scenario.amina, ticket._id).expect(404);
    await payments.ask(ticket._id, {}).expect(200);
    const sent = await payments.sent(scenario.amina, ticket._id, { transactionNumber: 'RC-0042' });
    await payments.accept(newest(sent)).expect(200);
    await scenario.setStatus(scenario.admin, ticket._id, 'completed').expect(200);
    const { headers, body } = await payments.receipt(scenario.amina, ticket._id).expect(200);
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="receipt-${ticket.ticketNumber}.pdf"`,
    });
    const text = await textOf(body as Buffer);
    for (const said of [
      `Receipt ${ticket.ticketNumber}`,
      'Receipt 7',
      'amina',
      'BaridiMob',
      'RC-0042',
      'إيصال',
    ])
      expect(text).toContain(said);
    await payments.receipt(scenario.admin, ticket._id).expect(200);
    await payments.receipt(scenario.bilal, ticket._id).expect(404);
    const general = await scenario.open(scenario.amina);
    await scenario.setStatus(scenario.admin, general._id, 'completed').expect(200);
    await payments.receipt(scenario.amina, general._id).expect(404);
    const paid = await payments.asked();
    await payments.accept(newest(await payments.sent(scenario.amina, paid._id))).expect(200);
    await scenario.setStatus(scenario.admin, paid._id, 'completed').expect(200);
    await payments.receipt(scenario.amina, paid._id).expect(200);
    const evidence: PaymentEvidence = await scenario.app.app
      .get(QueryBus)
      .execute(new GetPaymentEvidence(paid._id));
    expect(evidence.proofs).toMatchObject([{ name: 'proof.pdf' }]);
    expect(evidence.payment).toMatchObject({ state: 'accepted', proofs: [{ flags: [] }] });
    expect(Buffer.from(evidence.receipt ?? []).toString('latin1', 0, 5)).toBe('%PDF-');
  });
});

describe('the payment card of a ticket that is being opened', () => {
  it('[LIF-038] is shown once, if a payment method is active', async () => {
    const ticket = await scenario.open(scenario.amina);
    const price = { amount: 990, currency: 'DZD' as const };
    const show = () =>
      scenario.app.app
        .get(UnitOfWork)
        .run(() =>
          scenario.app.app
            .get(CommandBus)
            .execute<ShowPaymentCard, boolean>(new ShowPaymentCard(ticket._id, scenario.amina.id, price)),
        );
    const path = `/api/payments/methods/${payments.method._id}`;
    await scenario.app.call.put(path, scenario.admin.token).send({ active: false }).expect(200);
    expect(await show()).toBe(false);
    await scenario.app.call.put(path, scenario.admin.token).send({ active: true }).expect(200);
    expect(await show()).toBe(true);
    expect(await show()).toBe(false);
    expect(await payments.read(scenario.amina, ticket._id)).toMatchObject({
      state: 'awaiting',
      amount: price,
    });
  });
});

describe('the number of proofs', () => {
  it('[LIF-030] is limited to 20 an hour for a client', async () => {
    const strict = await startTestApp({ beside: scenario.app, env: { RATE_LIMIT_FACTOR: '0.1' } });
    try {
      const client = await scenario.app.people.verifiedClient('dalia');
      const send = async () => {
        const ticket = await payments.asked(client);
        return strict.call
          .post(`/api/payments/tickets/${ticket._id}/proofs`, client.token)
          .field('methodId', payments.method._id)
          .field('amount', '1')
          .field('transactionNumber', 'ABCD')
          .attach('file', anyFile(), 'a.pdf');
      };
      expect((await send()).status).toBe(201);
      expect((await send()).status).toBe(201);
      expect(await send()).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } });
    } finally {
      await strict.stop();
    }
  });
});
