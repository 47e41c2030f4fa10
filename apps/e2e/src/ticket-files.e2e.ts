import { expect, test, type Browser } from '@playwright/test';
import sharp from 'sharp';
import { ApiFixtures } from './support/api-fixtures.ts';
import { ConversationPage } from './support/conversation.ts';
import { Person } from './support/person.ts';

const MB = 1024 * 1024;
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n';
const pdf = (name: string, bytes = PDF.length) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from(PDF), Buffer.alloc(bytes)]).subarray(0, bytes),
});
const png = async (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 60, height: 40, channels: 3, background: '#268' } })
    .png()
    .toBuffer(),
});

/** An Arabic client sends files to an English administrator. */
async function files(browser: Browser): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('files');
  const ticket = await fixtures.ticket(session, { subject: 'Files' });
  const client = await Person.enter(browser, 'ar', session);
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const mine = new ConversationPage(client);
  const theirs = new ConversationPage(admin);
  for (const { page } of [client, admin]) {
    await page.goto(ticket);
    await expect(page.getByRole('log')).toBeVisible();
  }
  const remove = (name: string) =>
    client.page.getByRole('button', {
      name: client.translate('Remove {{name}}', { name }),
      exact: true,
    });

  await test.step('files that cannot be sent are refused immediately, with a message', async () => {
    for (const [file, sentence] of [
      [pdf('large.pdf', 10 * MB + 1), 'File size must be less than 10MB'],
      [
        { name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('ID3') },
        'Only images and PDF files are accepted',
      ],
      [
        { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('\0\0\0\x18ftypheic') },
        'HEIC photos cannot be shown here. Please send the photo as JPEG or PNG.',
      ],
    ] as const) {
      await mine.choose(file);
      await expect(client.toast(sentence)).toBeVisible();
      await expect(remove(file.name)).toHaveCount(0);
    }
    await mine.choose(...Array.from({ length: 6 }, (_, at) => pdf(`page${at}.pdf`)));
    await expect(client.toast('At most 5 files can be sent at once')).toBeVisible();
    for (let at = 0; at < 5; at++) await remove(`page${at}.pdf`).click();
  });

  await test.step('a pasted picture is shown before it is sent, and can be removed', async () => {
    const { buffer } = await png('pasted.png');
    const paste = () =>
      client.field('Message').evaluate(
        (field, bytes) => {
          const clipboardData = new DataTransfer();
          clipboardData.items.add(new File([new Uint8Array(bytes)], 'pasted.png', { type: 'image/png' }));
          field.dispatchEvent(
            new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
          );
        },
        [...buffer],
      );
    await paste();
    await expect(remove('pasted.png')).toBeVisible();
    await remove('pasted.png').click();
    await expect(remove('pasted.png')).toHaveCount(0);
    await paste();
    await expect(remove('pasted.png')).toBeVisible();
    await mine.write('');
    const picture = theirs.log.getByRole('img');
    await expect(picture).toBeVisible();
    expect(
      await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
    ).toBe(60);
  });

  await test.step('an upload shows its progress, and the name of the file when it is complete', async () => {
    let go = () => undefined as void;
    const held = new Promise<void>((resolve) => (go = resolve));
    await client.page.route('**/api/messages/support', async (route) => {
      await held;
      await route.continue();
    });
    await mine.choose(pdf('receipt.pdf', 2 * MB));
    await mine.write('My receipt');
    const sending = mine.log.locator('article[data-state=sending]');
    await expect(sending.getByRole('progressbar')).toBeVisible();
    await expect(sending).toContainText('receipt.pdf');
    await expect(sending).toContainText('My receipt');
    go();
    const link = theirs.log.getByRole('link', { name: /receipt\.pdf/ });
    await expect(link).toBeVisible();
    await expect(sending).toHaveCount(0);
    await expect(theirs.log.getByText('My receipt')).toBeVisible();
    const answer = await admin.page.request.get((await link.getAttribute('href')) ?? '');
    expect(answer.headers()['content-disposition']).toContain('attachment; filename="receipt.pdf"');
    expect((await answer.body()).length).toBe(2 * MB);
  });

  await test.step('several files are sent one by one, the text with the first', async () => {
    await mine.choose(await png('one.png'), pdf('two.pdf'));
    await mine.write('Both pages');
    await expect(theirs.log.getByRole('img')).toHaveCount(2);
    await expect(theirs.log.getByRole('link', { name: /two\.pdf/ })).toBeVisible();
    await expect(theirs.log.getByText('Both pages')).toHaveCount(1);
  });

  await test.step('deleting a message deletes its file', async () => {
    const message = theirs.log.locator('article').filter({ hasText: 'two.pdf' });
    const address = (await message.getByRole('link').getAttribute('href')) ?? '';
    await message.hover();
    await message.getByRole('button', { name: admin.translate('Delete message') }).click();
    await admin.answer('Confirm');
    await expect(mine.log.getByText('two.pdf')).toHaveCount(0);
    await expect.poll(async () => (await admin.page.request.get(address)).status()).toBe(404);
  });
}

test('[CHAT-021, CHAT-022, CHAT-023, CHAT-024, CHAT-039, ORD-066, SHELL-003] files of a ticket', ({
  browser,
}) => files(browser));
