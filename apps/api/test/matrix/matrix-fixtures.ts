import type { GuideView } from '@manette/contracts/fulfilment';
import type { LedgerView } from '@manette/contracts/rentals';
import type { NewApiKeyAnswer } from '@manette/contracts/webhooks';
import { Scenario } from '../orders/support/scenario.js';
import { newest, Payments } from '../payments/support/payments.js';
import { newAdministrator, type TestPerson } from '../support/index.js';
import type { Actor } from './who.js';

/** The running product with a user of every role. Creates new data for each call. */
export class MatrixFixtures {
  private constructor(
    private readonly scenario: Scenario,
    /** A second administrator, whose sessions the tested calls may end. */
    private readonly secondAdmin: TestPerson,
    private readonly tokens: Record<Exclude<Actor, 'anonymous'>, string>,
  ) {}

  static async create(): Promise<MatrixFixtures> {
    const scenario = await Scenario.create();
    const { app, admin, amina, bilal, unverified } = scenario;
    const deactivated = await app.people.verifiedClient();
    await app.call.patch(`/api/users/${deactivated.id}/toggle-status`, admin.token).expect(200);
    const secondAdmin = await newAdministrator(app);
    const tokens = {
      unverified: unverified.token,
      client: amina.token,
      other: bilal.token,
      deactivated: deactivated.token,
      administrator: secondAdmin.token,
    };
    return new MatrixFixtures(scenario, secondAdmin, tokens);
  }

  get app() {
    return this.scenario.app;
  }

  get adminId(): string {
    return this.secondAdmin.id;
  }

  tokenOf(actor: Actor): string | undefined {
    return actor === 'anonymous' ? undefined : this.tokens[actor];
  }

  private get client(): TestPerson {
    return { ...this.scenario.amina, token: this.tokens.client };
  }

  /** Signs an actor in again after a call that ended the session. */
  async signInAgain(actor: Actor): Promise<void> {
    if (actor === 'anonymous' || actor === 'deactivated') return;
    const { amina, bilal, unverified } = this.scenario;
    const person = { unverified, client: amina, other: bilal, administrator: this.secondAdmin }[actor];
    this.tokens[actor] = (await this.app.people.login(person.email, person.password)).token;
  }

  async aClient(): Promise<string> {
    return (await this.app.people.client()).id;
  }

  async anAccount(): Promise<string> {
    return (await this.scenario.listings.account())._id;
  }

  async anAccountWithoutStock(): Promise<string> {
    return (await this.scenario.listings.account({ available: 0 }))._id;
  }

  /** Creates a saved search of the client. */
  async aSavedSearch(): Promise<string> {
    const body = { catalog: 'accounts', query: { q: 'Kept' } };
    const saved = await this.app.call.post('/api/saved-searches', this.client.token).send(body);
    return (saved.body as { savedSearch: { _id: string } }).savedSearch._id;
  }

  /** Creates an account without stock, for which the client has a stock alert. */
  async anAwaitedAccount(): Promise<string> {
    const accountId = await this.anAccountWithoutStock();
    await this.app.call.post('/api/stock-alerts', this.client.token).send({ accountId }).expect(201);
    return accountId;
  }

  async aGiftCard(): Promise<string> {
    return (await this.scenario.listings.giftCard())._id;
  }

  /** Creates a ticket of the client. */
  async aTicket(): Promise<string> {
    return (await this.scenario.open(this.client))._id;
  }

  /** Creates a ticket of the client about a listing. */
  async anOrder(): Promise<string> {
    return (await this.scenario.order(this.client, await this.scenario.listings.account()))._id;
  }

  async aHeldOrder(): Promise<string> {
    const id = await this.anOrder();
    const call = this.app.call.put(`/api/messages/support/ticket/${id}/hold`, this.scenario.admin.token);
    await call.send({ minutes: 15 }).expect(201);
    return id;
  }

  async aCompletedTicket(): Promise<string> {
    const ticket = await this.aTicket();
    await this.scenario.setStatus(this.scenario.admin, ticket, 'completed').expect(200);
    return ticket;
  }

  /** Creates a message of the client in a ticket. */
  async aMessage(): Promise<string> {
    return (await this.scenario.said(this.client, await this.aTicket(), 'Hello'))._id;
  }

  async aPublicMessage(): Promise<string> {
    const call = this.app.call.post('/api/messages/public', this.scenario.admin.token);
    return ((await call.send({ content: 'Hello' }).expect(201)).body as { message: { _id: string } }).message
      ._id;
  }

  async aMutedClient(): Promise<string> {
    const userId = await this.aClient();
    const call = this.app.call.post('/api/messages/public/mutes', this.scenario.admin.token);
    await call.send({ userId, duration: 'forever' }).expect(201);
    return userId;
  }

  /** Creates a report of a public message. */
  async aReport(): Promise<string> {
    const id = await this.aPublicMessage();
    const call = this.app.call.post(`/api/messages/public/${id}/report`, this.client.token);
    await call.send({ reason: 'spam' }).expect(201);
    const list = this.app.call.get('/api/messages/public/reports', this.scenario.admin.token);
    return ((await list.expect(200)).body as { reports: { _id: string }[] }).reports[0]?._id ?? '';
  }

  async aCannedReply(): Promise<string> {
    const reply = { title: 'Thanks', english: 'Thank you', arabic: 'شكرا' };
    const call = this.app.call.post('/api/messages/support/canned-replies', this.scenario.admin.token);
    return ((await call.send(reply).expect(201)).body as { cannedReply: { _id: string } }).cannedReply._id;
  }

  async anApiKey(): Promise<string> {
    const call = this.app.call.post('/api/api-keys', this.scenario.admin.token);
    const { body } = await call.send({ name: 'Accounting', scopes: ['accounts:read'] }).expect(201);
    return (body as NewApiKeyAnswer).apiKey._id;
  }

  async aWebhook(): Promise<string> {
    const call = this.app.call.post('/api/webhooks', this.scenario.admin.token);
    const { body } = await call
      .send({ url: 'https://127.0.0.1:9/hook', events: ['listing.deleted'] })
      .expect(201);
    return (body as { webhook: { _id: string } }).webhook._id;
  }

  async aWebhookDelivery(): Promise<string> {
    const call = this.app.call.post(`/api/webhooks/${await this.aWebhook()}/test`, this.scenario.admin.token);
    return ((await call.expect(202)).body as { delivery: { _id: string } }).delivery._id;
  }

  async aSentGuide(): Promise<string> {
    const call = this.app.call.post(`/api/guides/tickets/${await this.anOrder()}`, this.scenario.admin.token);
    const { body } = await call.send({ kind: 'activation' }).expect(201);
    return (body as { guide: GuideView }).guide._id;
  }

  /** Creates an order of the client that was completed. */
  async aCompletedOrder(): Promise<string> {
    const ticket = await this.anOrder();
    await this.scenario.setStatus(this.scenario.admin, ticket, 'completed').expect(200);
    return ticket;
  }

  async aPaymentMethod(): Promise<string> {
    return (await Payments.begin(this.scenario)).method._id;
  }

  /** Creates a payment proof that the client has sent. */
  async aProof(): Promise<string> {
    const payments = await Payments.begin(this.scenario);
    const ticket = await payments.asked(this.client);
    return newest(await payments.sent(this.client, ticket._id));
  }

  /** Creates an account whose rental ledger is on. */
  async aLedger(): Promise<string> {
    const id = await this.anAccount();
    const call = this.app.call.put(`/api/rentals/accounts/${id}`, this.scenario.admin.token);
    await call.send({ enabled: true }).expect(200);
    return id;
  }

  async aSlot(): Promise<string> {
    const id = await this.aLedger();
    const call = this.app.call.get(`/api/rentals/accounts/${id}`, this.scenario.admin.token);
    const { ledger } = (await call.expect(200)).body as { ledger: LedgerView };
    return ledger.slots[0]?._id ?? '';
  }

  async aRentalByHand(): Promise<object> {
    const times = { startsAt: '2026-01-01T00:00:00Z', endsAt: '2100-01-01T00:00:00Z' };
    return { slotId: await this.aSlot(), clientId: this.client.id, ...times };
  }

  /** Creates a rental of the client. */
  async aTerm(): Promise<string> {
    const call = this.app.call.post('/api/rentals/terms', this.scenario.admin.token);
    const { body } = await call.send(await this.aRentalByHand()).expect(201);
    return (body as { term: { _id: string } }).term._id;
  }

  end(): Promise<void> {
    return this.scenario.end();
  }
}
