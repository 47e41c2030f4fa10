import { PASSWORD, startTestApp, type TestApp } from '../support/index.js';
import { wholeLog } from './support/log.js';

const MINUTE = 60_000;

let app: TestApp;
let other: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  other = await startTestApp({ beside: app });
});
afterAll(async () => {
  await other.stop();
  await app.stop();
});

const tryOut = (email: string, password: string, on = app) =>
  on.call.post('/api/auth/login').send({ email, password });

/** Returns the entries of failed sign-ins that were written after the first `after` entries of the log. */
async function failures(after: number) {
  const log = (await wholeLog(app)).slice(after);
  return log
    .map(({ body }) => body as { action: string; outcome: string; target: object; count: number | null })
    .filter(({ action, outcome }) => action === 'sign-in' && outcome !== 'ok');
}
const logged = async () => (await wholeLog(app)).length;

describe('a failed sign-in', () => {
  it('[TRU-076] is recorded with its reason; the label of an unknown address is masked', async () => {
    const { email, id } = await app.people.client();
    const before = await logged();
    await tryOut(email, 'Wrong-1').expect(401);
    await tryOut('nobody@shop.test', PASSWORD).expect(401);
    const admin = await app.people.admin();
    await app.call.patch(`/api/users/${id}/toggle-status`, admin.token).expect(200);
    await tryOut(email, PASSWORD).expect(401);
    const known = { type: 'user', _id: id, label: null };
    const entry = { action: 'sign-in', outcome: 'refused', source: 'person', actor: null, count: null };
    expect(await failures(before)).toEqual([
      expect.objectContaining({ ...entry, target: known, reason: 'credentials' }),
      expect.objectContaining({
        ...entry,
        target: { type: 'user', _id: null, label: 'n***@shop.test' },
        reason: 'credentials',
      }),
      expect.objectContaining({ ...entry, target: known, reason: 'disabled' }),
    ]);
  });

  it('[TRU-077] is recorded at most once a minute while throttled, with the count of unrecorded attempts', async () => {
    const { email } = await app.people.client();
    for (let time = 1; time <= 10; time++) await tryOut(email, 'Wrong-1').expect(401);
    const before = await logged();
    const counts = async () => (await failures(before)).map(({ outcome, count }) => [outcome, count]);
    const atOnce = Array.from({ length: 12 }, (_, place) => tryOut(email, PASSWORD, place % 2 ? app : other));
    for (const answer of await Promise.all(atOnce)) expect(answer.status).toBe(429);
    expect(await counts()).toEqual([['throttled', 1]]);
    app.clock.advance(MINUTE);
    await tryOut(email, PASSWORD).expect(429);
    expect(await counts()).toEqual([
      ['throttled', 1],
      ['throttled', 12],
    ]);
    await tryOut(email, PASSWORD).expect(429);
    expect(await counts()).toHaveLength(2);
  });
});
