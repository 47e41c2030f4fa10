import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';

const CHAT = '/public-chat';

test('[TRU-096, TRU-100, TRU-105] a client reports another client’s message, and an administrator mutes the writer', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const mark = Date.now().toString(36);
  const writer = await fixtures.client('loud');
  const loud = await Person.enter(browser, 'en', writer);
  const reader = await Person.enter(browser, 'ar', await fixtures.client('calm'));
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const [said, seen] = [new ConversationPage(loud), new ConversationPage(reader)];
  const name = writer.user.username;
  const field = loud.field('Message');
  const report = admin.page.getByRole('article', { name: `Report on ${name}` });

  await test.step('the report reaches the administrator live', async () => {
    await admin.page.goto('/admin/moderation');
    await expect(admin.page.getByText('No open reports')).toBeVisible();
    await expect(admin.page.getByText('Nobody is muted')).toBeVisible();
    await admin.expectConnected();
    await loud.page.goto(CHAT);
    await reader.page.goto(CHAT);
    await said.write(`buy now ${mark}`);
    const message = seen.log.getByRole('article').filter({ hasText: `buy now ${mark}` });
    await message.hover();
    await message.getByRole('button', { name: reader.translate('Report message') }).click();
    const dialog = reader.page.getByRole('dialog', { name: reader.translate('Report message') });
    await dialog.getByRole('radio', { name: reader.translate('Spam') }).check();
    expect(await axeFaults(reader.page)).toEqual([]);
    expect(await englishLeft(reader.page)).toEqual([]);
    await dialog.getByRole('button', { name: reader.translate('Send report') }).click();
    await expect(reader.toast('Report sent. Thank you.')).toBeVisible();
    await expect(report.getByText(`buy now ${mark}`)).toBeVisible();
  });

  await test.step('the muted client cannot write, and sees why', async () => {
    await report.getByRole('button', { name: `Mute ${name}` }).click();
    const dialog = admin.page.getByRole('dialog', { name: `Mute ${name}` });
    await dialog.getByRole('radio', { name: '1 hour' }).check();
    await dialog.getByRole('button', { name: 'Mute', exact: true }).click();
    await expect(field).toBeDisabled();
    const told = loud.page.getByRole('status').filter({ hasText: 'You are muted in the public chat until' });
    await expect(told).toBeVisible();
    expect(await axeFaults(loud.page)).toEqual([]);
    await expect(admin.page.getByRole('table', { name: 'Muted people' }).getByText(name)).toBeVisible();
    await report.getByRole('button', { name: 'Delete message' }).click();
    await admin.answer('Confirm');
    await expect(admin.page.getByText('No open reports')).toBeVisible();
    await expect(seen.log.getByText(`buy now ${mark}`)).toHaveCount(0);
  });

  await test.step('the composer is enabled again when the mute is lifted', async () => {
    await admin.button(`Unmute ${name}`).click();
    await expect(admin.toast('Mute lifted')).toBeVisible();
    await expect(field).toBeEnabled();
    await expect(admin.page.getByText('Nobody is muted')).toBeVisible();
  });

  await test.step('in slow mode the second message is queued and then sent automatically', async () => {
    await admin.visit(CHAT);
    const choice = admin.page.getByRole('combobox', { name: 'Slow mode' });
    await choice.selectOption('10 seconds');
    await expect(loud.page.getByText('Slow mode: one message every 10 seconds')).toBeVisible();
    try {
      await said.write(`one ${mark}`);
      await said.write(`two ${mark}`);
      await expect(seen.log.getByText(`one ${mark}`)).toHaveCount(1);
      await expect(said.waiting()).toHaveCount(1);
      await expect(seen.log.getByText(`two ${mark}`)).toHaveCount(1, { timeout: 30_000 });
      await expect(said.waiting()).toHaveCount(0);
    } finally {
      await fixtures.asAdmin('PUT', '/messages/public/slow-mode', { seconds: 0 });
    }
    await expect(choice).toHaveValue('0');
  });
});
