import type { AccountView } from '@manette/contracts/catalog';
import type { OrderType, TicketView } from '@manette/contracts/orders';
import type { LedgerView, SlotKind, TermView } from '@manette/contracts/rentals';
import { Scenario } from '../../orders/support/scenario.js';
import type { TestPerson } from '../../support/index.js';

export const RENTALS = '/api/rentals';

/** The running product with its users, who act on rentals through the API. */
export class RentalScenario {
  /** Uses a running product; `create` starts one. */
  constructor(readonly scenario: Scenario) {}

  static async create(options?: Parameters<typeof Scenario.create>[0]): Promise<RentalScenario> {
    return new RentalScenario(await Scenario.create(options));
  }

  get admin(): TestPerson {
    return this.scenario.admin;
  }

  switch(accountId: string, input: object, by: TestPerson = this.admin) {
    return this.call.put(`${RENTALS}/accounts/${accountId}`, by.token).send(input);
  }

  async ledger(accountId: string): Promise<LedgerView> {
    const { body } = await this.call.get(`${RENTALS}/accounts/${accountId}`, this.admin.token).expect(200);
    return (body as { ledger: LedgerView }).ledger;
  }

  /** Creates an account whose ledger is on. */
  async rentable(
    changes: Parameters<Scenario['listings']['account']>[0] = {},
    slots?: object,
  ): Promise<AccountView> {
    const account = await this.scenario.listings.account(changes);
    await this.switch(account._id, { enabled: true, ...(slots ? { slots } : {}) }).expect(200);
    return account;
  }

  complete(ticketId: string, slotKind?: SlotKind) {
    const path = `/api/messages/support/ticket/${ticketId}/status`;
    return this.call.put(path, this.admin.token).send({ status: 'completed', slotKind });
  }

  /** Starts a rental of an account by completing an order. */
  async rented(by: TestPerson, account: AccountView, slotKind?: SlotKind, orderType: OrderType = 'rent') {
    const subject = `Order Request: ${account.codeName}`;
    const ticket = await this.scenario.open(by, { subject, accountId: account._id, orderType });
    const { body } = await this.complete(ticket._id, slotKind).expect(200);
    const { term } = (body as { ticket: TicketView }).ticket;
    return { ticket, termId: term?._id ?? '' };
  }

  /** Adds a rental by hand. */
  add(input: object, by: TestPerson = this.admin) {
    return this.call.post(`${RENTALS}/terms`, by.token).send(input);
  }

  async added(input: object): Promise<TermView> {
    return ((await this.add(input).expect(201)).body as { term: TermView }).term;
  }

  changeEnd(termId: string, input: object, by: TestPerson = this.admin) {
    return this.call.patch(`${RENTALS}/terms/${termId}`, by.token).send(input);
  }

  find(by: TestPerson | undefined, termId: string) {
    return this.call.get(`${RENTALS}/terms/${termId}`, by?.token);
  }

  async term(termId: string, by: TestPerson = this.admin): Promise<TermView> {
    return ((await this.find(by, termId).expect(200)).body as { term: TermView }).term;
  }

  act(by: TestPerson | undefined, termId: string, what: 'renew' | 'return' | 'confirm-return', input = {}) {
    return this.call.post(`${RENTALS}/terms/${termId}/${what}`, by?.token).send(input);
  }

  async list(query: Record<string, string> = {}) {
    const { body } = await this.call.get(`${RENTALS}/terms`, this.admin.token).query(query).expect(200);
    return body as { terms: TermView[]; nextCursor: string | null; total: number };
  }

  async mine(by: TestPerson): Promise<TermView[]> {
    const { body } = await this.call.get(`${RENTALS}/mine`, by.token).expect(200);
    return (body as { terms: TermView[] }).terms;
  }

  private get call() {
    return this.scenario.app.call;
  }
}
