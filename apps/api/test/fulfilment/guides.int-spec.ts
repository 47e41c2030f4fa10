import type { GuideView } from '@manette/contracts/fulfilment';
import type { TicketView } from '@manette/contracts/orders';
import { TicketEventLog, settled } from '../orders/support/ticket-event-log.js';
import { Scenario, SUPPORT } from '../orders/support/scenario.js';
import type { TestPerson } from '../support/index.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

const guidesOf = (ticket: TicketView) => `/api/guides/tickets/${ticket._id}`;
const send = (by: TestPerson, ticket: TicketView, body: object) =>
  scenario.app.call.post(guidesOf(ticket), by.token).send(body);
const step = (by: TestPerson, guide: string, number: number | string, done: unknown = true) =>
  scenario.app.call.put(`/api/guides/sent/${guide}/steps/${number}`, by.token).send({ done });
const ordered = async (by: TestPerson, fields: object = {}) => {
  const { console = 'PS4', service = 'Secondaire_Online' } = fields as Record<string, string>;
  return scenario.order(by, await scenario.listings.account({ console, service } as object));
};

describe('guides', () => {
  it('[LIF-095] are listed for administrators, with pictures that need no sign-in', async () => {
    const { body } = await scenario.app.call.get('/api/guides', scenario.admin.token).expect(200);
    expect(body.guides).toHaveLength(21);
    await scenario.app.call.get('/api/guides', scenario.amina.token).expect(403);
    const { picture } = body.guides[0].steps[0];
    const answer = await scenario.app.call.get(picture).expect(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    const none = await scenario.app.call.get('/api/guides/pictures/none.svg').expect(404);
    expect(none.body.code).toBe('NOT_FOUND');
  });

  it('[LIF-098] are sent by an administrator, for the console and service of the ordered item', async () => {
    const ticket = await ordered(scenario.amina, { console: 'PS Portal', service: 'Offline_Principal' });
    const { body } = await send(scenario.admin, ticket, { kind: 'activation' }).expect(201);
    const guide = body.guide as GuideView;
    expect(guide).toMatchObject({
      ticketId: ticket._id,
      console: 'psPortal',
      service: 'Offline_Principal',
      title: { en: 'Activation on PS Portal' },
    });
    expect(guide.steps.every(({ doneAt }) => doneAt === null)).toBe(true);
    const again = await send(scenario.admin, ticket, { kind: 'activation' }).expect(200);
    expect(again.body.guide._id).toBe(guide._id);
    const read = await scenario.app.call.get(guidesOf(ticket), scenario.amina.token).expect(200);
    expect(read.body.guides).toEqual([guide]);
    const said = await scenario.conversation(scenario.amina, ticket._id);
    expect(said.messages.filter(({ content }) => content === 'A guide was sent.')).toHaveLength(1);
    const { body: past } = await scenario.app.call
      .get(`${SUPPORT}/ticket/${ticket._id}/timeline`, scenario.admin.token)
      .expect(200);
    expect(past.timeline.at(-1)).toMatchObject({ kind: 'guide_sent', actor: { _id: scenario.admin.id } });
  });

  it('[LIF-098] need a console and a service when the ticket has no item, and are refused for cancelled tickets', async () => {
    const ticket = await scenario.open(scenario.amina);
    const sentence = async (body: object) =>
      (await send(scenario.admin, ticket, body).expect(400)).body.message;
    expect(await sentence({ kind: 'return' })).toBe('Choose a console');
    expect(await sentence({ kind: 'return', console: 'ps4' })).toBe('Choose a service');
    expect(await sentence({ kind: 'return', console: 'ps4', service: 'Compte_Complet' })).toBe(
      'Choose a service',
    );
    await send(scenario.admin, ticket, { kind: 'x' }).expect(400);
    await send(scenario.admin, ticket, {
      kind: 'return',
      console: 'ps5',
      service: 'Principal_Online/Offline',
    }).expect(201);
    await scenario.setStatus(scenario.amina, ticket._id, 'cancelled').expect(200);
    const { body } = await send(scenario.admin, ticket, { kind: 'activation', console: 'ps5' }).expect(409);
    expect(body.code).toBe('TICKET_CLOSED');
  });

  it('[LIF-099] are ticked step by step by their client, and both sides receive an event', async () => {
    const ticket = await ordered(scenario.amina);
    const { body } = await send(scenario.admin, ticket, { kind: 'return' }).expect(201);
    const { _id } = body.guide as GuideView;
    const people = [scenario.amina, scenario.admin, scenario.bilal];
    const [owner, admin, other] = (await Promise.all(
      people.map((person) => TicketEventLog.of(scenario, person)),
    )) as [TicketEventLog, TicketEventLog, TicketEventLog];
    const ticked = await step(scenario.amina, _id, 1).expect(200);
    expect(ticked.body.guide.steps[0].doneAt).toEqual(expect.any(String));
    const news = await owner.socket.next('guide_updated', (guide) => guide.steps[0]!.doneAt !== null);
    expect(news).toEqual(ticked.body.guide);
    await admin.socket.next('guide_updated', (guide) => guide.steps[0]!.doneAt !== null);
    await settled(scenario, owner, admin, other);
    expect(other.socket.of('guide_updated')).toEqual([]);
    const back = await step(scenario.amina, _id, 1, false).expect(200);
    expect(back.body.guide.steps[0].doneAt).toBeNull();
    for (const number of [9, 0, 'x', '1.5']) await step(scenario.amina, _id, number).expect(404);
    await step(scenario.amina, _id, 1, 'yes').expect(400);
  });

  it('[LIF-008] [LIF-009] are not available to other clients, and administrators cannot tick steps', async () => {
    const ticket = await ordered(scenario.bilal);
    const { body } = await send(scenario.admin, ticket, { kind: 'activation' }).expect(201);
    await step(scenario.amina, body.guide._id, 1).expect(404);
    const refused = await step(scenario.admin, body.guide._id, 1).expect(403);
    expect(refused.body.message).toBe('Only the client of this order can do this');
    await send(scenario.amina, ticket, { kind: 'activation' }).expect(403);
    await scenario.app.call.get(guidesOf(ticket), scenario.amina.token).expect(404);
    await scenario.app.call.get(guidesOf(ticket), scenario.unverified.token).expect(403);
    await step(scenario.amina, 'x', 1).expect(404);
  });
});
