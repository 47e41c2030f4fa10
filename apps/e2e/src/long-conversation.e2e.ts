import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';

const MESSAGES = 260;
const PAGE = 50;

test('[ORD-065] while a user scrolls up a long conversation, the position stays and few messages are rendered', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('talkative');
  const ticket = await fixtures.ticket(session, { subject: 'A long story' });
  for (let line = 1; line <= MESSAGES; line++) await fixtures.say(session, ticket, `line ${line}`);
  const reader = await Person.enter(browser, 'ar', session);
  await reader.page.setViewportSize({ width: 360, height: 780 });
  await reader.page.goto(ticket);
  const { log } = new ConversationPage(reader);
  const message = (line: number) => log.getByText(`line ${line}`, { exact: true });
  const top = async (line: number) => Math.round((await message(line).boundingBox())?.y ?? NaN);
  const rendered = () => log.getByRole('article').count();
  await expect(message(MESSAGES)).toBeInViewport();
  // The queue box at the end of the log is loaded by a separate request. On a slow machine it would appear after scrolling has
  // begun.
  await expect(log.getByText('دورك في قائمة الانتظار')).toBeVisible();

  await test.step('older messages are added above without moving the visible ones', async () => {
    for (let oldest = MESSAGES - PAGE + 1; oldest > 1; oldest = Math.max(1, oldest - PAGE)) {
      await message(oldest).scrollIntoViewIfNeeded();
      const before = await top(oldest);
      await expect(message(Math.max(1, oldest - PAGE))).toBeAttached();
      expect(Math.abs((await top(oldest)) - before)).toBeLessThanOrEqual(1);
    }
    await message(1).scrollIntoViewIfNeeded();
    await expect(message(1)).toBeInViewport();
  });

  await test.step('messages far below are removed from the page, without changing its height', async () => {
    await expect(message(120)).toHaveCount(0);
    expect(await rendered()).toBeLessThan(200);
    expect(await axeFaults(reader.page)).toEqual([]);
  });

  await test.step('new messages are counted, and the scroll position stays', async () => {
    const before = await top(1);
    await fixtures.say(fixtures.admin, ticket, 'line 261');
    await expect(message(261)).toBeAttached();
    expect(Math.abs((await top(1)) - before)).toBeLessThanOrEqual(1);
    // The answer, and the system message that the ticket was taken up.
    await reader.page.getByRole('button', { name: 'رسالتان جديدتان' }).click();
    await expect(message(261)).toBeInViewport();
  });

  await test.step('every message is rendered again on the way down', async () => {
    for (const line of [230, 200, 150, 100, 50, 90, 160, 250]) {
      await log.evaluate((box, share) => (box.scrollTop = -share * box.scrollHeight), 1 - line / 261);
      await expect(message(line)).toBeAttached();
    }
    reader.expectQuietConsole();
  });
});
