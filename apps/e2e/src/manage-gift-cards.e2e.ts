import { expect, test } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { BackOffice, picture, textFile } from './support/back-office.ts';
import { aPng } from './support/catalogue.ts';
import { Person } from './support/person.ts';

const mark = Date.now().toString(36);
const line = (name: string, price: number | string, available = 4) =>
  `${name} ${mark},PlayStation,DZ,50,USD,${price},DZD,,"Open the store, choose Redeem",${available}`;

test('[CAT-062..066, CAT-139..141, CAT-145] a gift card is added, changed and deleted, and a client sees it live', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const client = await Person.enter(browser, 'ar', await fixtures.client('watcher'));
  const office = new BackOffice(admin, 'Gift cards');
  const name = `Card ${mark}`;
  const onShelf = client.page.getByRole('article', { name, exact: true });
  await client.page.goto('/giftcards');
  await expect(client.heading('Gift Cards')).toBeVisible();
  await client.expectConnected();
  await admin.page.goto('/admin/giftcards');
  await admin.button('Format help').click();
  await expect(admin.page.getByText(/^PlayStation \$50,PlayStation,US/)).toBeVisible();

  const added = await office.open('Add Gift Card');
  await added.button('Save').click();
  await expect(added.field('Name')).toHaveAttribute('aria-invalid', 'true');
  await added.fill({
    Name: name,
    Region: 'DZ',
    Value: '50',
    Price: '9400.25',
    'Redemption instructions': 'Open the store',
  });
  await added.field('Images').setInputFiles(picture('card.png', await aPng('#246', 400, 250)));
  await added.button('Save').click();
  await expect(admin.toast('Gift card created successfully!')).toBeVisible();
  await added.gone();
  await expect(onShelf).toContainText('9 400.25');

  await office.inRow(name, 'Edit {{name}}');
  const changed = await office.dialog('Edit Gift Card');
  await changed.fill({ Available: '0' });
  await changed.button('Save').click();
  await expect(admin.toast('Gift card updated successfully!')).toBeVisible();
  await expect(office.row(name).locator('[data-tone=danger]')).toHaveText('0');
  await expect(onShelf).toContainText(client.translate('Out of Stock'));

  await office.inRow(name, 'Delete {{name}}');
  await office.confirm();
  await expect(admin.toast('Gift card deleted successfully!')).toBeVisible();
  await expect(onShelf).toHaveCount(0);
  for (const person of [admin, client]) person.expectQuietConsole();
});

test('[CAT-129..134, CAT-142, CAT-143] a file of gift cards with faults is uploaded, then exported and uploaded again', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const { page } = admin;
  const office = new BackOffice(admin, 'Gift cards');
  const rows = page.getByRole('row').filter({ hasText: mark });
  const bad = [line('Wrong', 'cheap'), 'too,few'];
  await page.goto('/admin/giftcards');
  const dialog = await office.open('Bulk Upload');
  await dialog.button('Upload').click();
  await expect(
    dialog.box.getByText(admin.translate('Please select both a prix file and an image')).first(),
  ).toBeVisible();
  await dialog
    .field('prix file')
    .setInputFiles(
      textFile(
        'prix.txt',
        ['', line('One', 100), bad[0], line('Two', 200), bad[1], line('Six', 600)].join('\n'),
      ),
    );
  await expect(dialog.box.getByText(`One ${mark}`)).toBeVisible();
  await expect(dialog.box.getByRole('row', { name: /^3 price\.amount/ })).toBeVisible();
  await expect(dialog.box.getByRole('row', { name: /^5 / })).toBeVisible();
  await dialog.field('Image').setInputFiles(picture('card.png', await aPng('#642', 400, 250)));
  await dialog.button('Upload').click();
  const said = (words: string) => page.getByRole('status').filter({ hasText: words }).first();
  await expect(said('Successfully uploaded 3 gift cards! 2 errors occurred.')).toBeVisible();
  await dialog.gone();
  await admin.button('Understood').click();

  await admin.chooseLanguage('ar');
  await office.search('Search gift cards', mark);
  await expect(rows).toHaveCount(3);
  await admin.button('Price').click();
  await expect(rows.first()).toContainText(`One ${mark}`);
  const { name, text } = await office.saved(admin.button('Export'));
  expect(name).toBe('gift-cards.csv');
  const mine = text.split('\r\n').filter((exported) => exported.includes(mark));
  expect(mine).toHaveLength(3);
  const again = await office.open('Bulk Upload');
  await again.field('prix file').setInputFiles(textFile('gift-cards.csv', mine.join('\r\n')));
  await again.field('Image').setInputFiles(picture('card.png', await aPng('#264', 400, 250)));
  await again.button('Upload').click();
  await expect(said('رُفعت 3 بطاقات هدايا.')).toBeVisible();
  await again.gone();
  await expect(rows).toHaveCount(6);

  await page.getByRole('checkbox', { name: admin.translate('Select all'), exact: true }).check();
  await admin.button('Delete').click();
  await office.confirm();
  await expect(rows).toHaveCount(0);
  admin.expectQuietConsole();
});
