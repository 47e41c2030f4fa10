import type { PaymentMethodView, PaymentView } from '@manette/contracts/payments';
import type { TicketView } from '@manette/contracts/orders';
import { pdf } from '../../orders/support/files.js';
import type { Scenario } from '../../orders/support/scenario.js';
import type { TestPerson } from '../../support/index.js';

export const METHOD = {
  kind: 'baridimob',
  name: { en: 'BaridiMob', ar: 'بريدي موب' },
  instructions: { en: 'Send it to this number.', ar: 'أرسله إلى هذا الرقم.' },
  accountNumber: '0079 9999 0012 3456',
};

/** A file that differs from all others: a PDF with a different number in it. */
let files = 0;
export const anyFile = (): Buffer => Buffer.concat([pdf(), Buffer.from(`%${++files}\n`)]);
let transactions = 0;
const anyTransaction = (): string => `TX-${1000 + ++transactions}`;

interface SentProof {
  file?: Buffer | null;
  fileName?: string;
  methodId?: string;
  amount?: string;
  transactionNumber?: string;
  key?: string;
}

/** Acts on payments through the API. */
export class Payments {
  private constructor(
    readonly scenario: Scenario,
    readonly method: PaymentMethodView,
  ) {}

  static async begin(scenario: Scenario): Promise<Payments> {
    const { body } = await scenario.app.call
      .post('/api/payments/methods', scenario.admin.token)
      .send(METHOD)
      .expect(201);
    return new Payments(scenario, (body as { method: PaymentMethodView }).method);
  }

  ask(
    ticketId: string,
    body: object = { amount: { amount: 4500, currency: 'DZD' } },
    by = this.scenario.admin,
  ) {
    return this.scenario.app.call.put(`/api/payments/tickets/${ticketId}`, by.token).send(body);
  }

  /** Creates a ticket whose payment card is shown. */
  async asked(by: TestPerson = this.scenario.amina): Promise<TicketView> {
    const ticket = await this.scenario.open(by);
    await this.ask(ticket._id).expect(200);
    return ticket;
  }

  send(by: TestPerson | undefined, ticketId: string, proof: SentProof = {}) {
    const { file = anyFile(), fileName = 'proof.pdf', methodId = this.method._id } = proof;
    const { amount = '4500', transactionNumber = anyTransaction(), key } = proof;
    const call = this.scenario.app.call.post(`/api/payments/tickets/${ticketId}/proofs`, by?.token);
    if (key) call.set('idempotency-key', key);
    call.field('methodId', methodId).field('amount', amount).field('transactionNumber', transactionNumber);
    return file ? call.attach('file', file, fileName) : call;
  }

  async sent(by: TestPerson, ticketId: string, proof?: SentProof): Promise<PaymentView> {
    return paymentIn((await this.send(by, ticketId, proof).expect(201)).body);
  }

  find(by: TestPerson | undefined, ticketId: string) {
    return this.scenario.app.call.get(`/api/payments/tickets/${ticketId}`, by?.token);
  }

  async read(by: TestPerson, ticketId: string): Promise<PaymentView> {
    return paymentIn((await this.find(by, ticketId).expect(200)).body);
  }

  accept(proofId: string, by: TestPerson | undefined = this.scenario.admin) {
    return this.scenario.app.call.post(`/api/payments/proofs/${proofId}/accept`, by?.token);
  }

  reject(
    proofId: string,
    reason: unknown = 'It did not arrive.',
    by: TestPerson | undefined = this.scenario.admin,
  ) {
    return this.scenario.app.call.post(`/api/payments/proofs/${proofId}/reject`, by?.token).send({ reason });
  }

  receipt(by: TestPerson | undefined, ticketId: string) {
    return this.scenario.app.call.get(`/api/payments/tickets/${ticketId}/receipt`, by?.token).buffer(true);
  }

  /** Returns the timeline of a ticket, oldest first. */
  async timeline(
    ticketId: string,
  ): Promise<{ kind: string; actor: { username: string } | null; reason: string | null }[]> {
    const path = `/api/messages/support/ticket/${ticketId}/timeline?limit=100`;
    const { body } = await this.scenario.app.call.get(path, this.scenario.admin.token).expect(200);
    return (
      body as { timeline: { kind: string; actor: { username: string } | null; reason: string | null }[] }
    ).timeline;
  }
}

export const paymentIn = (body: unknown): PaymentView => (body as { payment: PaymentView }).payment;
/** Returns the id of the newest proof. */
export const newest = ({ proofs }: PaymentView): string => proofs[0]?._id ?? '';
