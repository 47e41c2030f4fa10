import { Scenario, SUPPORT } from '../orders/support/scenario.js';

const HALF = 'a\ud800b';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

describe('[contract 2] half of a surrogate pair, which UTF-8 cannot encode,', () => {
  it('causes no error in any call with text', async () => {
    const { app, admin, amina } = scenario;
    const ticket = await scenario.open(amina, { subject: HALF, description: HALF });
    const answers = [
      await scenario.say(amina, ticket._id, HALF),
      await app.call.post('/api/messages/public', admin.token).send({ content: HALF }),
      await app.call.put('/api/users/profile', amina.token).send({ address: HALF }),
      await app.call.put(`/api/users/${amina.id}`, admin.token).send({ address: HALF }),
      await app.call
        .post(`${SUPPORT}/canned-replies`, admin.token)
        .send({ title: HALF, english: HALF, arabic: HALF }),
      await scenario.setStatus(admin, ticket._id, 'cancelled', HALF),
      await app.call.post('/api/auth/reset-password').send({ token: HALF, password: 'Passw0rd!' }),
      await app.call.post('/api/auth/login').send({ email: `${HALF}@shop.test`, password: HALF }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 201, 200, 400, 401]);
    await scenario.listings.account({ description: HALF, games: [HALF] });
  });

  it('does not stop the delivery of events', async () => {
    const { app, admin, amina } = scenario;
    const log = await app.sockets.connect(admin.token);
    const ticket = await scenario.open(amina, { subject: HALF });
    await log.next('new_support_ticket', ({ _id }) => _id === ticket._id);
    expect(await scenario.conversation(amina, ticket._id)).toBeDefined();
  });
});
