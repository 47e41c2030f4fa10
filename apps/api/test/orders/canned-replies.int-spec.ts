import { Scenario, SUPPORT } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create();
});
afterAll(() => scenario.end());

const PATH = `${SUPPORT}/canned-replies`;
const reply = (title: string) => ({ title, english: `Hello {client}, ${title}`, arabic: 'مرحبا {client}' });

describe('canned replies', () => {
  it('are stored by administrators in both languages, and listed by title', async () => {
    const { admin, app } = scenario;
    for (const title of ['Payment', 'Greeting', 'Thanks'])
      await app.call.post(PATH, admin.token).send(reply(title)).expect(201);
    const first = await app.call.get(`${PATH}?limit=2`, admin.token).expect(200);
    const titles = (answer: typeof first) =>
      answer.body.cannedReplies.map((one: { title: string }) => one.title);
    expect([titles(first), first.body.total]).toEqual([['Greeting', 'Payment'], 3]);
    const next = await app.call
      .get(PATH, admin.token)
      .query({ limit: 2, cursor: first.body.nextCursor })
      .expect(200);
    expect([titles(next), next.body.nextCursor]).toEqual([['Thanks'], null]);
    const found = await app.call.get(PATH, admin.token).query({ q: 'مرحبا' }).expect(200);
    expect(found.body.total).toBe(3);
  });

  it('can be changed and deleted', async () => {
    const { admin, app } = scenario;
    const { body } = await app.call.post(PATH, admin.token).send(reply('Draft')).expect(201);
    const path = `${PATH}/${body.cannedReply._id}`;
    const changed = await app.call.put(path, admin.token).send({ title: 'Final' }).expect(200);
    expect(changed.body.cannedReply).toMatchObject({ title: 'Final', arabic: 'مرحبا {client}' });
    await app.call.delete(path, admin.token).expect(200);
    await app.call.delete(path, admin.token).expect(404);
    await app.call.put(path, admin.token).send({ title: 'x' }).expect(404);
  });

  it('need a title and both texts, and an administrator', async () => {
    const { admin, amina, app } = scenario;
    const { body } = await app.call.post(PATH, admin.token).send({ title: '', english: 'x' }).expect(400);
    expect(body.errors.map((one: { field: string }) => one.field)).toEqual(['title', 'arabic']);
    await app.call.post(PATH, amina.token).send(reply('Mine')).expect(403);
    await app.call.post(PATH).send(reply('Mine')).expect(401);
  });
});
