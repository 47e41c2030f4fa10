import { Scenario } from './support/scenario.js';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await Scenario.create({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => scenario.end());

it('accepts 20 messages in 10 s from a user, over all of the user’s tickets', async () => {
  const tickets = [await scenario.open(scenario.amina), await scenario.open(scenario.amina)];
  const say = (i: number) => scenario.say(scenario.amina, tickets[i % 2]?._id ?? '', `m${i}`);
  // Sends them all at the same time, so that they do not take longer than the 10 s on a busy machine.
  const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => say(i)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  for (const { body, headers } of refused) {
    expect((body as { code: string }).code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await scenario.said(scenario.admin, tickets[0]?._id ?? '', 'others go on');
});
