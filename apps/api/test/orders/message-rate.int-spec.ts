import { Story } from './support/story.js';

let story: Story;
beforeAll(async () => {
  story = await Story.begin({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => story.end());

it('accepts 20 messages in 10 s from a user, over all of the user’s tickets', async () => {
  const tickets = [await story.open(story.amina), await story.open(story.amina)];
  const say = (i: number) => story.say(story.amina, tickets[i % 2]?._id ?? '', `m${i}`);
  // Sends them all at the same time, so that they do not take longer than the 10 s on a busy machine.
  const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => say(i)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(20);
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused).toHaveLength(4);
  for (const { body, headers } of refused) {
    expect((body as { code: string }).code).toBe('TOO_MANY_REQUESTS');
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  }
  await story.said(story.admin, tickets[0]?._id ?? '', 'others go on');
});
