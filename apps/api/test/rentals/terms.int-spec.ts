import type { AccountView } from '@manette/contracts/catalog';
import type { TicketView } from '@manette/contracts/orders';
import { GetRentalEvidence } from '@manette/contracts/rentals';
import { QueryBus } from '@nestjs/cqrs';
import { RENTALS, RentalScenario } from './support/rental-scenario.js';

const DAY = 24 * 60 * 60_000;

let rental: RentalScenario;
beforeAll(async () => {
  rental = await RentalScenario.create();
});
afterAll(() => rental.scenario.end());

const refusal = (code: string, message: string) => ({ code, message });
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const freeSlot = async ({ _id }: AccountView, at = 0) =>
  (await rental.ledger(_id)).slots.filter(({ state }) => state === 'free')[at]?._id ?? '';
describe('a rental that an order started', () => {
  it('[LIF-080, LIF-081] is visible only to its client and to administrators', async () => {
    const account = await rental.rentable({ codeName: 'Kasbah-1', duration: 2 });
    const { amina } = rental.scenario;
    const { ticket, termId } = await rental.rented(amina, account);
    const term = await rental.term(termId, amina);
    const months = new Date(term.startsAt);
    expect(term).toEqual({
      _id: termId,
      account: { _id: account._id, codeName: 'Kasbah-1' },
      slot: { _id: expect.any(String) as string, kind: 'secondary', label: 'S-1' },
      client: { _id: amina.id, username: amina.username },
      ticket: { _id: ticket._id, ticketNumber: ticket.ticketNumber },
      startsAt: term.startsAt,
      endsAt: expect.any(String) as string,
      ...{ state: 'active', overdue: false, renewals: [], guide: null },
      daysLeft: expect.any(Number) as number,
    });
    const end = new Date(term.endsAt ?? '');
    expect((end.getTime() - months.getTime()) / DAY).toBeGreaterThanOrEqual(59);
    expect((await rental.scenario.ticket(amina, ticket._id)).term).toEqual({
      _id: termId,
      endsAt: term.endsAt,
    });
    expect(await rental.term(termId)).toEqual(term);
    expect(await rental.mine(amina)).toContainEqual(term);
    await rental.find(undefined, termId).expect(401);
    expect((await rental.find(rental.scenario.unverified, termId).expect(403)).body.code).toBe(
      'EMAIL_NOT_VERIFIED',
    );
    const missing = { code: 'NOT_FOUND', message: 'Rental not found' };
    expect((await rental.find(rental.scenario.bilal, termId).expect(404)).body).toMatchObject(missing);
    expect((await rental.find(amina, 'unknown').expect(404)).body).toMatchObject(missing);
  });

  it('[LIF-009] is renewed and returned only by its client, and changed only by administrators', async () => {
    const { amina, bilal } = rental.scenario;
    const { termId } = await rental.rented(amina, await rental.rentable());
    const only = refusal('FORBIDDEN', 'Only the client of this order can do this');
    for (const what of ['renew', 'return'] as const) {
      expect((await rental.act(rental.admin, termId, what).expect(403)).body).toMatchObject(only);
      await rental.act(bilal, termId, what).expect(404);
      await rental.act(undefined, termId, what).expect(401);
      expect((await rental.act(rental.scenario.unverified, termId, what).expect(403)).body.code).toBe(
        'EMAIL_NOT_VERIFIED',
      );
    }
    const end = { endsAt: inDays(9), reason: 'Goodwill' };
    for (const call of [
      rental.changeEnd(termId, end, amina),
      rental.act(amina, termId, 'confirm-return', { reason: 'Back' }),
      rental.add({}, amina),
      rental.scenario.app.call.get(`${RENTALS}/terms`, amina.token),
    ])
      expect((await call.expect(403)).body.code).toBe('FORBIDDEN');
  });
});

describe('a rental from before the ledger was switched on', () => {
  const wanted = { startsAt: inDays(-40), endsAt: inDays(-10) };

  it('[LIF-083] takes a free slot and has no ticket', async () => {
    const account = await rental.rentable({ available: 1 });
    const slotId = await freeSlot(account);
    const clientId = rental.scenario.bilal.id;
    const term = await rental.added({ slotId, clientId, ...wanted });
    expect(term).toMatchObject({ ticket: null, ...wanted, overdue: true, daysLeft: 0 });
    expect(await rental.scenario.stock(account._id)).toBe(0);
    const inUse = await rental.add({ slotId, clientId, ...wanted }).expect(409);
    expect(inUse.body).toMatchObject(refusal('CONFLICT', 'This slot is in use'));
  });

  it('[LIF-083] is refused without a client, with a future start, or with an invalid end', async () => {
    const account = await rental.rentable({ available: 1 });
    const offline = await rental.rentable({ service: 'Offline_Principal', available: 1 });
    const input = { slotId: await freeSlot(account), clientId: rental.scenario.bilal.id, ...wanted };
    const refused = async (changes: object, message: string) => {
      const { body } = await rental.add({ ...input, ...changes }).expect(400);
      expect(body).toMatchObject(refusal('VALIDATION_FAILED', message));
    };
    await refused({ clientId: rental.admin.id }, 'Choose a client');
    await refused({ clientId: null }, 'Choose a client');
    await refused({ startsAt: inDays(1), endsAt: inDays(2) }, 'Start must not be in the future');
    await refused({ endsAt: wanted.startsAt }, 'End must be after the start');
    await refused({ endsAt: null }, 'Enter the end of this rental');
    const slotId = await freeSlot(offline);
    await refused({ slotId }, 'Rentals of this kind of slot have no end');
    expect(await rental.added({ ...input, slotId, endsAt: null })).toMatchObject({
      ...{ endsAt: null, daysLeft: null, overdue: false },
    });
  });
});

describe('changing the end of a rental', () => {
  it('[LIF-084] needs a reason, may be in the past, and is announced to its client and administrators [LIF-036]', async () => {
    const { amina, bilal } = rental.scenario;
    const { ticket, termId } = await rental.rented(amina, await rental.rentable());
    const [own, other, admins] = await Promise.all(
      [amina, bilal, rental.admin].map(({ token }) => rental.scenario.app.sockets.connect(token)),
    );
    const { startsAt } = await rental.term(termId);
    const endsAt = new Date(new Date(startsAt).getTime() + 1000).toISOString();
    const early = await rental.changeEnd(termId, { endsAt: startsAt, reason: 'Wrong' }).expect(400);
    expect(early.body).toMatchObject(refusal('VALIDATION_FAILED', 'End must be after the start'));
    expect((await rental.changeEnd(termId, { endsAt }).expect(400)).body).toMatchObject(
      refusal('VALIDATION_FAILED', 'Reason is required'),
    );
    const { body } = await rental.changeEnd(termId, { endsAt, reason: 'Given back early' }).expect(200);
    expect(body.term.endsAt).toBe(endsAt);
    expect((await rental.scenario.ticket(amina, ticket._id)).term).toEqual({ _id: termId, endsAt });
    const path = `/api/messages/support/ticket/${ticket._id}/timeline`;
    const { timeline } = (await rental.scenario.app.call.get(path, rental.admin.token).expect(200)).body as {
      timeline: object[];
    };
    const actor = { _id: rental.admin.id, username: rental.admin.username };
    expect(timeline.at(-1)).toMatchObject({ kind: 'term_changed', actor, reason: 'Given back early' });
    const ofTerm = (news: { termId: string }) => news.termId === termId;
    await Promise.all([own, admins].map((socket) => socket?.next('rental_updated', ofTerm)));
    expect(other?.of('rental_updated').filter(ofTerm)).toEqual([]);
  });

  it('[LIF-084, LIF-089] is refused for a rental without an end', async () => {
    const offline = await rental.rentable({ service: 'Offline_Principal' });
    const { termId } = await rental.rented(rental.scenario.amina, offline);
    const none = refusal('CONFLICT', 'This rental has no end');
    const end = { endsAt: inDays(1), reason: 'x' };
    expect((await rental.changeEnd(termId, end).expect(409)).body).toMatchObject(none);
    expect((await rental.act(rental.scenario.amina, termId, 'renew').expect(409)).body).toMatchObject(none);
  });
});

describe('renewing a rental', () => {
  it('[LIF-087, LIF-088] opens one ticket, whose completion changes the end and takes no stock', async () => {
    const { amina } = rental.scenario;
    const account = await rental.rentable({ codeName: 'Sirocco-05', available: 1, duration: 1 });
    const { ticket, termId } = await rental.rented(amina, account);
    const endsAt = inDays(2);
    await rental.changeEnd(termId, { endsAt, reason: 'Test' }).expect(200);
    const answers = await Promise.all([1, 2, 3].map(() => rental.act(amina, termId, 'renew')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 201]);
    const first = answers[0]?.body as { ticket: TicketView };
    const renewal = first.ticket;
    expect(new Set(answers.map(({ body }) => body.ticket._id)).size).toBe(1);
    const price = { amount: 2500, currency: 'DZD' };
    expect(renewal).toMatchObject({
      subject: 'Renewal: Sirocco-05',
      orderType: 'rent',
      account: null,
      renewal: { termId, codeName: 'Sirocco-05', price, months: 1 },
    });
    await rental.complete(renewal._id).expect(200);
    const term = await rental.term(termId);
    expect(term.renewals).toEqual([
      { ticketNumber: renewal.ticketNumber, months: 1, from: endsAt, to: term.endsAt },
    ]);
    expect(new Date(term.endsAt ?? '').getTime()).toBeGreaterThan(Date.now() + 29 * DAY);
    expect(await rental.scenario.stock(account._id)).toBe(0);
    const own = await rental.scenario.ticket(amina, ticket._id);
    expect(own.term).toEqual({ _id: termId, endsAt: term.endsAt });
    const { messages } = await rental.scenario.conversation(amina, ticket._id);
    expect(messages.at(-1)?.content).toBe('The rental was prolonged.');
    expect(messages.map(({ content }) => content)).toContain('The rental has started.');
    const evidence = await rental.scenario.app.app.get(QueryBus).execute(new GetRentalEvidence(renewal._id));
    const { guide: _elsewhere, ...facts } = term;
    expect(evidence).toMatchObject({ ...facts, daysLeft: expect.any(Number) as number, reminders: [] });
  });

  it('[LIF-087] uses the last price and duration of a deleted listing', async () => {
    const account = await rental.rentable({ codeName: 'Mirage', duration: 3 });
    const { termId } = await rental.rented(rental.scenario.amina, account);
    await rental.scenario.app.call.delete(`/api/accounts/${account._id}`, rental.admin.token).expect(200);
    const { body } = await rental.act(rental.scenario.amina, termId, 'renew').expect(201);
    expect(body.ticket.renewal).toMatchObject({ codeName: 'Mirage', months: 3 });
  });

  it('[LIF-089] is refused after the rental has ended, even when a renewal ticket is completed', async () => {
    const { amina } = rental.scenario;
    const { termId } = await rental.rented(amina, await rental.rentable());
    const { body } = await rental.act(amina, termId, 'renew').expect(201);
    await rental.act(rental.admin, termId, 'confirm-return', { reason: 'Back' }).expect(200);
    const ended = refusal('TERM_ENDED', 'This rental has ended');
    expect((await rental.act(amina, termId, 'renew').expect(409)).body).toMatchObject(ended);
    expect((await rental.complete(body.ticket._id as string).expect(409)).body).toMatchObject(ended);
    const end = { endsAt: inDays(1), reason: 'x' };
    expect((await rental.changeEnd(termId, end).expect(409)).body).toMatchObject(ended);
  });
});
