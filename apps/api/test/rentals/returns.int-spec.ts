import type { GuideView } from '@manette/contracts/fulfilment';
import { RentalScenario } from './support/rental-scenario.js';

let rental: RentalScenario;
beforeAll(async () => {
  rental = await RentalScenario.create();
});
afterAll(() => rental.scenario.end());

const refusal = (code: string, message: string) => ({ code, message });
const tick = (guide: GuideView, number: number) =>
  rental.scenario.app.call
    .put(`/api/guides/sent/${guide._id}/steps/${number}`, rental.scenario.amina.token)
    .send({ done: true })
    .expect(200);
const lastMessage = async (ticketId: string) =>
  (await rental.scenario.conversation(rental.scenario.amina, ticketId)).messages.at(-1)?.content;
const entries = async (ticketId: string) => {
  const path = `/api/messages/support/ticket/${ticketId}/timeline`;
  const { body } = await rental.scenario.app.call.get(path, rental.admin.token).expect(200);
  return (body as { timeline: { kind: string; reason: string | null }[] }).timeline;
};

describe('returning a rental', () => {
  it('[LIF-090, LIF-014] sends the return guide of its slot once; the rental can no longer be renewed', async () => {
    const { amina } = rental.scenario;
    const account = await rental.rentable(
      { console: 'PS4/PS5', service: 'Principal_Online/Offline' },
      { principal_ps4: 1 },
    );
    const { ticket, termId } = await rental.rented(amina, account);
    const { body } = await rental.act(amina, termId, 'return').expect(200);
    const guide = body.term.guide as GuideView;
    expect(body.term.state).toBe('returning');
    expect(guide).toMatchObject({ kind: 'return', console: 'ps4', ticketId: ticket._id });
    expect(guide.steps.map(({ doneAt }) => doneAt)).toEqual(guide.steps.map(() => null));
    expect(await lastMessage(ticket._id)).toBe('The client wants to return the account.');
    expect((await rental.act(amina, termId, 'return').expect(200)).body).toEqual(body);
    expect((await entries(ticket._id)).filter(({ kind }) => kind === 'return_requested')).toHaveLength(1);
    const renew = await rental.act(amina, termId, 'renew').expect(409);
    expect(renew.body).toMatchObject(refusal('CONFLICT', 'This rental is being returned'));
    const unticked = await rental.act(rental.admin, termId, 'confirm-return').expect(400);
    expect(unticked.body).toMatchObject(refusal('VALIDATION_FAILED', 'Reason is required'));
    for (const { number } of guide.steps) await tick(guide, number);
    const done = await rental.act(rental.admin, termId, 'confirm-return').expect(200);
    expect(done.body.term).toMatchObject({ state: 'ended', overdue: false });
    expect(await lastMessage(ticket._id)).toBe('The account was returned.');
    expect((await entries(ticket._id)).at(-1)).toMatchObject({ kind: 'returned', reason: null });
    expect((await rental.act(amina, termId, 'return').expect(409)).body).toMatchObject(
      refusal('TERM_ENDED', 'This rental has ended'),
    );
  });

  it('[LIF-091] takes effect once, even with concurrent confirmations', async () => {
    const account = await rental.rentable({ available: 1 });
    const { ticket, termId } = await rental.rented(rental.scenario.amina, account);
    expect(await rental.scenario.stock(account._id)).toBe(0);
    const socket = await rental.scenario.app.sockets.connect(rental.scenario.amina.token);
    const confirm = () => rental.act(rental.admin, termId, 'confirm-return', { reason: 'It is here' });
    const answers = await Promise.all([confirm(), confirm(), confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const refused = answers.filter(({ status }) => status === 409);
    for (const { body } of refused)
      expect(body).toMatchObject(refusal('TERM_ENDED', 'This rental has ended'));
    expect(await rental.scenario.stock(account._id)).toBe(1);
    const [slot] = (await rental.ledger(account._id)).slots;
    expect(slot).toMatchObject({ state: 'free', termId: null });
    const returned = (await entries(ticket._id)).filter(({ kind }) => kind === 'returned');
    expect(returned).toEqual([expect.objectContaining({ reason: 'It is here' })]);
    await socket.next('rental_updated', (news) => news.termId === termId);
  });

  it('[LIF-090] sends a guide even without a ticket, and works after the ticket was deleted', async () => {
    const { amina } = rental.scenario;
    const account = await rental.rentable({ available: 2 });
    const [slot] = (await rental.ledger(account._id)).slots;
    const startsAt = new Date(Date.now() - 60_000).toISOString();
    const endsAt = new Date(Date.now() + 60_000).toISOString();
    const byHand = await rental.added({ slotId: slot?._id, clientId: amina.id, startsAt, endsAt });
    const { body } = await rental.act(amina, byHand._id, 'return').expect(200);
    expect(body.term.guide).toMatchObject({ kind: 'return', ticketId: null });
    const { ticket, termId } = await rental.rented(amina, account);
    const path = `/api/messages/support/ticket/${ticket._id}`;
    await rental.scenario.app.call.delete(path, rental.admin.token).expect(200);
    await rental.act(amina, termId, 'return').expect(200);
    await rental.act(rental.admin, termId, 'confirm-return', { reason: 'Back' }).expect(200);
    expect(await rental.scenario.stock(account._id)).toBe(1);
  });

  it('[LIF-091] while an order is completed assigns the slot once and loses none', async () => {
    const { amina, bilal } = rental.scenario;
    const account = await rental.rentable({ available: 1 });
    const waiting = await rental.scenario.order(bilal, account);
    const { termId } = await rental.rented(amina, account);
    const [returned, completed] = await Promise.all([
      rental.act(rental.admin, termId, 'confirm-return', { reason: 'Back' }),
      rental.complete(waiting._id),
    ]);
    expect(returned.status).toBe(200);
    const taken = completed.status === 200;
    if (!taken) expect(completed.body.code).toBe('OUT_OF_STOCK');
    expect(await rental.scenario.stock(account._id)).toBe(taken ? 0 : 1);
    expect((await rental.ledger(account._id)).slots).toMatchObject([{ state: taken ? 'rented' : 'free' }]);
  });
});
