import { Story } from './support/story.js';

let story: Story;
beforeAll(async () => {
  story = await Story.begin({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => story.end());

it('takes 20 messages in 10 s from a person, over all of their tickets', async () => {
  const tickets = [await story.open(story.amina), await story.open(story.amina)];
  const say = (i: number) => story.say(story.amina, tickets[i % 2]?._id ?? '', `m${i}`);
  // All at once, so that a busy machine does not take the 10 s for them.
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
