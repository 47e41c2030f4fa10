import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';
import { product } from './support/product.ts';

/** A photo as a phone takes it: large, with much detail. */
const largePhoto = () =>
  sharp({
    create: {
      width: 3200,
      height: 2400,
      channels: 3,
      background: '#777',
      noise: { type: 'gaussian', mean: 128, sigma: 20 },
    },
  })
    .jpeg({ quality: 92 })
    .toBuffer();

test('[CHAT-021, CHAT-022] a large photo is scaled down before it is sent, and only its two sides can see it', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('owner');
  const client = await Person.enter(browser, 'en', session);
  const stranger = await Person.enter(browser, 'en', await fixtures.client('stranger'));
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const ticket = await fixtures.ticket(session, { subject: 'My receipt' });
  const mine = new ConversationPage(client);
  const theirs = new ConversationPage(admin);
  for (const { page } of [client, admin]) await page.goto(ticket);

  const buffer = await largePhoto();
  expect(buffer.length).toBeGreaterThan(1.5 * 1024 * 1024);
  await mine.choose({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer });
  await expect(client.page.getByText('receipt.webp')).toBeVisible();
  await client.button('Send').click();
  const picture = theirs.log.getByRole('img', { name: /Picture by/ });
  await expect(picture).toBeVisible();
  const shown = await picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const { size, type } = await (await fetch(image.src)).blob();
    return { width: image.naturalWidth, height: image.naturalHeight, size, type };
  });
  expect(shown).toMatchObject({ width: 2048, height: 1536, type: 'image/webp' });
  expect(shown.size).toBeLessThan(buffer.length);

  await test.step('its URL without the signature is refused', async () => {
    const address = new URL((await picture.getAttribute('src')) ?? '', product.origin);
    expect((await stranger.page.request.get(address.href)).status()).toBe(200);
    expect((await stranger.page.request.get(address.origin + address.pathname)).status()).toBe(403);
    expect((await stranger.page.request.get(`${address.href}0`)).status()).toBe(403);
  });

  await test.step('another client does not find the ticket', async () => {
    await stranger.loadsSaying(ticket, 'Failed to load conversation');
    await expect(stranger.page).toHaveURL(/\/support$/);
    await expect(stranger.page.getByText('My receipt')).toHaveCount(0);
  });

  await test.step('a file of another type is refused by its bytes, with a message', async () => {
    await mine.choose({
      name: 'x.png',
      mimeType: 'image/png',
      buffer: Buffer.from('<svg onload="alert(1)"/>'),
    });
    await client.button('Send').click();
    await expect(client.toast('Only images and PDF files are accepted')).toBeVisible();
    await mine.log.getByRole('button', { name: 'Discard' }).click();
    await expect(mine.log.locator('article')).toHaveCount(1);
  });
});
