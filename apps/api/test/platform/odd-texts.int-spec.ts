import { Story, SUPPORT } from '../orders/support/story.js';

const HALF = 'a\ud800b';

let story: Story;
beforeAll(async () => {
  story = await Story.begin();
});
afterAll(() => story.end());

describe('[contract 2] half of a surrogate pair, which UTF-8 cannot encode,', () => {
  it('causes no error in any call with text', async () => {
    const { app, admin, amina } = story;
    const ticket = await story.open(amina, { subject: HALF, description: HALF });
    const answers = [
      await story.say(amina, ticket._id, HALF),
      await app.call.post('/api/messages/public', admin.token).send({ content: HALF }),
      await app.call.put('/api/users/profile', amina.token).send({ address: HALF }),
      await app.call.put(`/api/users/${amina.id}`, admin.token).send({ address: HALF }),
      await app.call
        .post(`${SUPPORT}/canned-replies`, admin.token)
        .send({ title: HALF, english: HALF, arabic: HALF }),
      await story.setStatus(admin, ticket._id, 'cancelled', HALF),
      await app.call.post('/api/auth/reset-password').send({ token: HALF, password: 'Passw0rd!' }),
      await app.call.post('/api/auth/login').send({ email: `${HALF}@shop.test`, password: HALF }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 200, 200, 201, 200, 400, 401]);
    await story.listings.account({ description: HALF, games: [HALF] });
  });

  it('does not stop the delivery of events', async () => {
    const { app, admin, amina } = story;
    const ears = await app.sockets.connect(admin.token);
    const ticket = await story.open(amina, { subject: HALF });
    await ears.next('new_support_ticket', ({ _id }) => _id === ticket._id);
    expect(await story.conversation(amina, ticket._id)).toBeDefined();
  });
});
