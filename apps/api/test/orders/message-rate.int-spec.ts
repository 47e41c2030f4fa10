import { Story } from './support/story.js';

let story: Story;
beforeAll(async () => {
  story = await Story.begin({ env: { RATE_LIMIT_FACTOR: '1' } });
});
afterAll(() => story.end());

it('takes 20 messages in 10 s from a person, over all of their tickets', async () => {
  const tickets = [await story.open(story.amina), await story.open(story.amina)];
  for (let i = 0; i < 20; i++) await story.said(story.amina, tickets[i % 2]?._id ?? '', `m${i}`);
  const { body, headers } = await story.say(story.amina, tickets[0]?._id ?? '', 'one more').expect(429);
  expect(body.code).toBe('TOO_MANY_REQUESTS');
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  await story.said(story.admin, tickets[0]?._id ?? '', 'others go on');
});
