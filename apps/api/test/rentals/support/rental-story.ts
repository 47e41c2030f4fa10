import { LockListing, TakeFromStock, type AccountView } from '@manette/contracts/catalog';
import { AmendTicket, LockTicket, type OrderType, type TicketFacts } from '@manette/contracts/orders';
import {
  TakeSlot,
  type LedgerView,
  type SlotKind,
  type TakenSlot,
  type TermView,
} from '@manette/contracts/rentals';
import { UnitOfWork } from '@manette/platform';
import { CommandBus } from '@nestjs/cqrs';
import { Story } from '../../orders/support/story.js';
import type { TestPerson } from '../../support/index.js';

export const RENTALS = '/api/rentals';

/** The product with its people, and what they do with rentals by its own calls. */
export class RentalStory {
  private constructor(readonly story: Story) {}

  static async begin(options?: Parameters<typeof Story.begin>[0]): Promise<RentalStory> {
    return new RentalStory(await Story.begin(options));
  }

  get admin(): TestPerson {
    return this.story.admin;
  }

  switch(accountId: string, input: object, by: TestPerson = this.admin) {
    return this.call.put(`${RENTALS}/accounts/${accountId}`, by.token).send(input);
  }

  async ledger(accountId: string): Promise<LedgerView> {
    const { body } = await this.call.get(`${RENTALS}/accounts/${accountId}`, this.admin.token).expect(200);
    return (body as { ledger: LedgerView }).ledger;
  }

  /** An account whose ledger is on. */
  async rentable(
    changes: Parameters<Story['listings']['account']>[0] = {},
    slots?: object,
  ): Promise<AccountView> {
    const account = await this.story.listings.account(changes);
    await this.switch(account._id, { enabled: true, ...(slots ? { slots } : {}) }).expect(200);
    return account;
  }

  /** The product's own completion of a ticket, as far as it concerns slots. */
  complete(ticketId: string, slotKind?: SlotKind): Promise<TakenSlot> {
    const commands = this.story.app.app.get(CommandBus);
    return this.story.app.app.get(UnitOfWork).run(async () => {
      const lock = new LockTicket(ticketId, { user: null, allowed: 'both' });
      const { id, clientId, orderType, item } = await commands.execute<LockTicket, TicketFacts>(lock);
      const ref = { kind: 'account', id: item?.id ?? '' } as const;
      await commands.execute(new LockListing(ref));
      const ticket = { id, clientId, orderType };
      const taken = await commands.execute<TakeSlot, TakenSlot>(new TakeSlot(ref.id, ticket, slotKind));
      await commands.execute(new TakeFromStock(ref));
      await commands.execute(new AmendTicket(id, { term: taken.term }));
      return taken;
    });
  }

  /** A rental of an account, as an order starts it. */
  async rented(by: TestPerson, account: AccountView, slotKind?: SlotKind, orderType: OrderType = 'rent') {
    const subject = `Order Request: ${account.codeName}`;
    const ticket = await this.story.open(by, { subject, accountId: account._id, orderType });
    const { term } = await this.complete(ticket._id, slotKind);
    return { ticket, termId: term?._id ?? '' };
  }

  /** A rental written down by hand. */
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
    return this.story.app.call;
  }
}
