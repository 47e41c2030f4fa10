import type { ConversationView, SupportMessageView, TicketView } from '@manette/contracts/orders';
import { Listings } from '../../catalog/support/listings.js';
import { startTestApp, type TestApp, type TestAppOptions, type TestPerson } from '../../support/index.js';

export const SUPPORT = '/api/messages/support';

/** The running product with its users, who act on tickets through the API. */
export class Scenario {
  private constructor(
    readonly app: TestApp,
    readonly listings: Listings,
    readonly admin: TestPerson,
    /** Two verified clients, and one who is not verified. */
    readonly amina: TestPerson,
    readonly bilal: TestPerson,
    readonly unverified: TestPerson,
  ) {}

  static async create(options?: TestAppOptions): Promise<Scenario> {
    const app = await startTestApp(options);
    const admin = await app.people.admin();
    const amina = await app.people.verifiedClient('amina');
    const bilal = await app.people.verifiedClient('bilal');
    const unverified = await app.people.client('carim');
    return new Scenario(app, new Listings(app, admin.token), admin, amina, bilal, unverified);
  }

  ask(by: TestPerson | undefined, wanted: object) {
    return this.app.call.post(`${SUPPORT}/ticket`, by?.token).send(wanted);
  }

  async open(by: TestPerson, wanted: object = {}): Promise<TicketView> {
    const general = { subject: 'A question', orderType: 'general' };
    const { body } = await this.ask(by, { ...general, ...wanted }).expect(201);
    return (body as { ticket: TicketView }).ticket;
  }

  /** Opens a request for an account, as the page does. */
  order(by: TestPerson, account: { _id: string; codeName: string }): Promise<TicketView> {
    const subject = `Order Request: ${account.codeName}`;
    return this.open(by, { subject, accountId: account._id, orderType: 'rent' });
  }

  say(by: TestPerson | undefined, ticketId: string, content: string) {
    return this.app.call.post(SUPPORT, by?.token).send({ ticketId, content });
  }

  async said(by: TestPerson, ticketId: string, content: string): Promise<SupportMessageView> {
    const { body } = await this.say(by, ticketId, content).expect(201);
    return (body as { message: SupportMessageView }).message;
  }

  /** Sends a file, with or without text. */
  send(by: TestPerson, { _id }: TicketView, file: Buffer, name: string, content?: string) {
    const form = this.app.call.post(SUPPORT, by.token).field('ticketId', _id).attach('file', file, name);
    return content === undefined ? form : form.field('content', content);
  }

  setStatus(by: TestPerson | undefined, ticketId: string, status: string, reason?: string) {
    return this.app.call.put(`${SUPPORT}/ticket/${ticketId}/status`, by?.token).send({ status, reason });
  }

  read(by: TestPerson | undefined, ticketId: string, query: Record<string, string> = {}) {
    return this.app.call.get(`${SUPPORT}/${ticketId}`, by?.token).query(query);
  }

  async conversation(by: TestPerson, ticketId: string, query?: Record<string, string>) {
    const { body } = await this.read(by, ticketId, query).expect(200);
    return body as ConversationView;
  }

  find(by: TestPerson | undefined, ticketId: string) {
    return this.app.call.get(`${SUPPORT}/ticket/${ticketId}`, by?.token);
  }

  async ticket(by: TestPerson, ticketId: string): Promise<TicketView> {
    return ((await this.find(by, ticketId).expect(200)).body as { ticket: TicketView }).ticket;
  }

  async list(by: TestPerson, query: Record<string, string> = {}) {
    const { body } = await this.app.call.get(`${SUPPORT}/tickets`, by.token).query(query).expect(200);
    return body as { tickets: TicketView[]; nextCursor: string | null; total: number };
  }

  async stock(accountId: string): Promise<number> {
    const { body } = await this.app.call.get(`/api/accounts/${accountId}`, this.admin.token).expect(200);
    return (body as { account: { available: number } }).account.available;
  }

  end(): Promise<void> {
    return this.app.stop();
  }
}
