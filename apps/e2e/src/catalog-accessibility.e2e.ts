import { expect, test } from '@playwright/test';
import { axeFaults } from './support/axe.ts';
import { textFile } from './support/back-office.ts';
import { ApiFixtures } from './support/api-fixtures.ts';
import { englishLeft } from './support/english-left.ts';
import { Person } from './support/person.ts';
import type { Language } from './support/words.ts';

const NARROW = { width: 320, height: 700 };
const WIDE = { width: 1280, height: 900 };
/** More rows than a search for one listing returns, and fewer than the whole table. */
const FEW = 10;

/** Checks that the visible page has no axe violations and does not scroll sideways at a width of 320 px. */
async function expectReadable({ page, language }: Person, what: string): Promise<void> {
  expect(await axeFaults(page), what).toEqual([]);
  if (language === 'ar') expect.soft(await englishLeft(page), what).toEqual([]);
  await page.setViewportSize(NARROW);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await expect.poll(sideways, { message: what }).toBeLessThanOrEqual(0);
  await page.setViewportSize(WIDE);
}

for (const language of ['en', 'ar'] as Language[]) {
  test(`the shelves are accessible, in ${language}`, async ({ browser }) => {
    const fixtures = await ApiFixtures.create();
    const client = await Person.enter(browser, language, await fixtures.client('reader'));
    const { page } = client;
    for (const shelf of ['/accounts', '/giftcards']) {
      await client.visit(shelf);
      await expect(page.getByRole('article').first()).toBeVisible();
      await expectReadable(client, shelf);
      await page.getByRole('article').first().getByRole('link').click();
      await expect(page.locator('[data-stock]').first()).toBeVisible();
      await expectReadable(client, `${shelf}/{id}`);
      await client.visit(`${shelf}?q=zzzzqqqq`);
      await expect(client.button('Clear filters')).toBeVisible();
      await expectReadable(client, `${shelf} without a match`);
    }
  });

  test(`the back office's tables and dialogs are accessible, in ${language}`, async ({ browser }) => {
    const admin = await Person.enter(browser, language, (await ApiFixtures.create()).admin);
    const { page } = admin;
    const dialog = page.getByRole('dialog');
    const close = async () => {
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);
    };
    const dialogs = {
      '/admin/accounts': { few: 'sirocco', buttons: ['Add Account', 'Upload from File', 'Import CSV'] },
      '/admin/giftcards': { few: 'steam', buttons: ['Add Gift Card', 'Bulk Upload'] },
    };
    for (const [table, { few, buttons }] of Object.entries(dialogs)) {
      const selectAll = () =>
        page.getByRole('checkbox', { name: admin.translate('Select all'), exact: true }).check();
      await admin.visit(`${table}?sort=-price`);
      await expect(page.getByRole('row').nth(FEW)).toBeVisible();
      await selectAll();
      await expectReadable(admin, `${table} with all selected`);
      // axe also checks the rows behind a dialog, so the table is reduced to a few rows.
      await page.getByRole('searchbox').fill(few);
      await expect(page.getByRole('row').nth(FEW)).toHaveCount(0);
      await page.setViewportSize(NARROW);
      expect(await axeFaults(page), `${table} on a phone`).toEqual([]);
      await page.setViewportSize(WIDE);
      await selectAll();
      await admin.button('Delete').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectReadable(admin, `${table}, deleting several`);
      await page.keyboard.press('Escape');
      await admin.button('Set stock').click();
      await expect(dialog).toBeVisible();
      await expectReadable(admin, `${table}, stock of several`);
      await close();
      for (const button of buttons) {
        await admin.button(button).click();
        await expect(dialog).toBeVisible();
        const submit = dialog.getByRole('button', {
          name: admin.translate(button.startsWith('Add') ? 'Save' : 'Upload'),
          exact: true,
        });
        await submit.click();
        await expect(dialog.getByRole('alert').first()).toBeVisible();
        if (!button.startsWith('Add')) {
          await dialog.getByRole('button', { name: admin.translate('Format help'), exact: true }).click();
          await dialog
            .locator('input[type=file]')
            .first()
            .setInputFiles(textFile('prix.txt', 'too,few\nPrix: -1 XYZ'));
          await expect(dialog.getByRole('table')).toBeVisible();
        }
        await expectReadable(admin, `${button} with faults`);
        await close();
      }
    }
  });
}
