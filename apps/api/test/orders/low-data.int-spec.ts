import type { TestSocket } from '../support/index.js';
import { TicketEventLog, settled } from './support/ticket-event-log.js';
import { Scenario } from './support/scenario.js';

const LIVELINESS = ['user_status_changed', 'ticket_typing', 'ticket_viewers'] as const;

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

const told = (socket: TestSocket) => LIVELINESS.filter((event) => socket.of(event).length > 0);
/**
 * Returns the names of the received events, except those of presence. Each name occurs once, because the number and order
 * depend on who joined when.
 */
const rest = ({ received }: TestSocket) =>
  [...new Set(received.map(({ event }) => event))].filter((event) => !LIVELINESS.includes(event as never));

describe('a socket with the low-data option', () => {
  it('[POC-070] receives all events except those of presence', async () => {
    const { sockets } = scenario.app;
    const { token } = scenario.admin;
    const plain = await sockets.connect(token);
    const saving = await sockets.connect(token, { auth: { token, lowData: true } });
    // Any value but `true` does not switch the option on.
    const other = await sockets.connect(token, { auth: { token, lowData: 'true' } });
    const all = [plain, saving, other];
    const amina = await TicketEventLog.of(scenario, scenario.amina);
    const ticket = await scenario.open(scenario.amina);
    for (const socket of all) expect(await socket.join(ticket._id)).toEqual({ ok: true });
    await amina.join(ticket._id);
    amina.socket.socket.emit('typing', ticket._id);
    await plain.next('ticket_typing');
    await scenario.said(scenario.amina, ticket._id, 'Hello');
    await scenario.app.sockets.connect(scenario.bilal.token);
    await plain.next('user_status_changed', ({ _id }) => _id === scenario.bilal.id);
    await settled(scenario, amina, ...all.map((socket) => ({ socket })));

    expect(told(plain)).toEqual([...LIVELINESS]);
    expect(told(other)).toEqual([...LIVELINESS]);
    expect(told(saving)).toEqual([]);
    expect(rest(saving)).toEqual(rest(plain));
    expect(rest(saving)).toEqual(
      expect.arrayContaining(['new_support_ticket', 'support_message', 'new_support_message']),
    );
  });

  it('[POC-070] gets an acknowledgement for watching presence, but no events', async () => {
    const { token } = scenario.amina;
    const options = { auth: { token, lowData: true }, query: { presence: 'asked' } };
    const saving = await scenario.app.sockets.connect(token, options);
    expect(await saving.socket.timeout(60_000).emitWithAck('watch_presence')).toMatchObject({ ok: true });
    const plain = await scenario.app.sockets.connect(scenario.admin.token);
    const newcomer = await scenario.app.people.client();
    await scenario.app.sockets.connect(newcomer.token);
    await plain.next('user_status_changed', ({ _id }) => _id === newcomer.id);
    await settled(scenario, { socket: saving });
    expect(told(saving)).toEqual([]);
  });
});
