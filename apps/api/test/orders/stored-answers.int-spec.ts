import { Scenario, SUPPORT } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

/** Whether one transaction wrote the change and the answer for the key, and nothing wrote the answer again. */
async function isStoredWith(table: string, id: string, key: string): Promise<boolean> {
  const [row] = await scenario.app.database.query<{ same: boolean }>(
    `select k.xmin = t.xmin and k.status = 201 as same
     from platform.idempotency k, ${table} t where k.key = $1 and t.id = $2`,
    [key, id],
  );
  return row?.same ?? false;
}

describe('the answer for an Idempotency-Key is stored by the commit of', () => {
  it('[contract 2] a new ticket', async () => {
    const { call } = scenario.app;
    const wanted = { subject: 'Help me', orderType: 'general' };
    const open = () =>
      call.post(`${SUPPORT}/ticket`, scenario.amina.token).set('idempotency-key', 'stored-1').send(wanted);
    const { body } = await open().expect(201);
    expect(await isStoredWith('orders.ticket', body.ticket._id, 'stored-1')).toBe(true);
    expect((await open().expect(201)).body).toEqual(body);
  });

  it('[contract 2] a message of a ticket', async () => {
    const { _id: ticketId } = await scenario.open(scenario.amina);
    const write = () =>
      scenario.app.call
        .post(SUPPORT, scenario.amina.token)
        .set('idempotency-key', 'stored-2')
        .send({ ticketId, content: 'Hello' });
    const { body } = await write().expect(201);
    expect(await isStoredWith('orders.message', body.message._id, 'stored-2')).toBe(true);
    expect((await write().expect(201)).body).toEqual(body);
  });

  it('[contract 2] a public message', async () => {
    const write = () =>
      scenario.app.call
        .post('/api/messages/public', scenario.amina.token)
        .set('idempotency-key', 'stored-3')
        .send({ content: 'Hello' });
    const { body } = await write().expect(201);
    expect(await isStoredWith('chat.message', body.message._id, 'stored-3')).toBe(true);
    expect((await write().expect(201)).body).toEqual(body);
  });
});
