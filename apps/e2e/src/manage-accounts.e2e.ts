import { expect, test } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { BackOffice, picture, textFile } from './support/back-office.ts';
import { aPng, Catalogue } from './support/catalogue.ts';
import { Person } from './support/person.ts';

const GOOD = (name: string) => `CodeName: ${name}
Prix: 6500 DZD
Console: PS5
Service: Principal_Online/Offline
Duration: 6
Available: 3
Games:
Night Harbour
Spider: Second Web
Description: Two games`;

const mark = Date.now().toString(36);

test('[CAT-056..059, CAT-135..137, CAT-144] an account is added, changed and deleted, and a client sees it live', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const admin = await Person.enter(browser, 'ar', fixtures.admin);
  const client = await Person.enter(browser, 'en', await fixtures.client('watcher'));
  const office = new BackOffice(admin, 'Accounts');
  const name = `Atlas ${mark}`;
  const onShelf = client.page.getByRole('article', { name, exact: true });
  await client.page.goto('/accounts');
  await expect(client.heading('Accounts')).toBeVisible();
  await client.expectConnected();
  await admin.page.goto('/admin/accounts');

  await test.step('an account is added, with pictures reordered by keyboard', async () => {
    const dialog = await office.open('Add Account');
    await dialog.button('Save').click();
    await expect(dialog.field('Code name')).toHaveAttribute('aria-invalid', 'true');
    await dialog.fill({ 'Code name': name, Price: '2500', 'Games (one per line)': 'Redline\n\nCoil' });
    await dialog
      .field('Images')
      .setInputFiles([
        picture('1.png', await aPng('#a11')),
        picture('2.png', await aPng('#1a1')),
        picture('3.png', await aPng('#11a')),
      ]);
    const second = admin.translate('Move image {{number}} forward').replace('{{number}}', '2');
    await dialog.box.getByRole('button', { name: second }).press('Enter');
    const third = admin.translate('Remove image {{number}}').replace('{{number}}', '3');
    await dialog.box.getByRole('button', { name: third }).click();
    await dialog.button('Save').click();
    await expect(admin.toast('Account created successfully!')).toBeVisible();
    await dialog.gone();
    await expect(onShelf).toContainText('2 500');
  });

  await test.step('it is changed', async () => {
    await office.inRow(name, 'Edit {{name}}');
    const dialog = await office.dialog('Edit Account');
    await expect(dialog.field('Games (one per line)')).toHaveValue('Redline\nCoil');
    await dialog.fill({ Price: '2700', Available: '0' });
    await dialog.button('Save').click();
    await expect(admin.toast('Account updated successfully!')).toBeVisible();
    await expect(office.row(name).locator('[data-tone=danger]')).toHaveText('0');
    await expect(onShelf).toContainText(client.translate('Out of Stock'));
  });

  await test.step('it is deleted', async () => {
    await office.inRow(name, 'Delete {{name}}');
    await office.confirm();
    await expect(admin.toast('Account deleted successfully!')).toBeVisible();
    await expect(office.row(name)).toHaveCount(0);
    await expect(onShelf).toHaveCount(0);
  });
  for (const person of [admin, client]) person.expectQuietConsole();
});

test('[CAT-060, CAT-061, CAT-093..101, CAT-112..122, CAT-138] upload of a prix.txt: faults, progress, cancellation', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const catalogue = new Catalogue(fixtures);
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const { page } = admin;
  const office = new BackOffice(admin, 'Accounts');
  const name = `Upload ${mark}`;
  await page.goto('/admin/accounts');

  await test.step('the format is explained', async () => {
    const first = await office.open('Upload from File');
    await first.button('Format help').click();
    await expect(first.box.getByText('CodeName: Sirocco-05')).toBeVisible();
    await first.button('Format help').click();
    await first.button('Upload').click();
    await expect(first.box.getByText(admin.translate('Please select a prix.txt file'))).toBeVisible();
    await page.keyboard.press('Escape');
    await first.gone();
  });

  await admin.chooseLanguage('ar');
  const dialog = await office.open('Upload from File');

  await test.step('every fault is listed with line and field, and the list can be downloaded', async () => {
    const bad = GOOD(name).replace('6500 DZD', '-1 XYZ').replace('Duration: 6', 'Duration: none');
    await dialog.field('prix.txt file').setInputFiles(textFile('prix.txt', bad));
    const faults = dialog.box.getByRole('table');
    await expect(faults.getByRole('row', { name: /^2 / }).first()).toBeVisible();
    await expect(faults.getByRole('row', { name: /^5 duration/ })).toBeVisible();
    const { name: file, text } = await office.saved(dialog.button('Download the faults'));
    expect(file).toBe('faults.csv');
    expect(text).toMatch(/\r\n5,duration,/);
  });

  await test.step('a cancelled upload leaves nothing behind', async () => {
    await dialog.field('prix.txt file').setInputFiles(textFile('prix.txt', GOOD(name)));
    await expect(dialog.box.getByText(name)).toBeVisible();
    const noise = Buffer.concat([await aPng('#777'), Buffer.alloc(3_000_000, 7)]);
    await dialog.field('Images').setInputFiles(picture('slow.png', noise));
    const line = await page.context().newCDPSession(page);
    const rate = { offline: false, latency: 0, downloadThroughput: -1 };
    await line.send('Network.emulateNetworkConditions', { ...rate, uploadThroughput: 50_000 });
    await dialog.button('Upload').click();
    // The progress is simulated, so it reaches 90 long before the file is uploaded, and waits there for the response.
    await expect(dialog.box.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '90');
    await expect(dialog.box.getByText(admin.translate('Creating account'))).toBeVisible();
    await dialog.button('Cancel upload').click();
    await expect(admin.toast('Upload was cancelled')).toBeVisible();
    await line.send('Network.emulateNetworkConditions', { ...rate, uploadThroughput: -1 });
    const remove = admin.translate('Remove image {{number}}').replace('{{number}}', '1');
    await dialog.box.getByRole('button', { name: remove }).click();
    expect(await catalogue.countNamed(name)).toBe(0);
  });

  await test.step('a valid file creates the account, and the dialog closes', async () => {
    await dialog.field('Images').setInputFiles(picture('1.png', await aPng('#808')));
    await dialog.button('Upload').click();
    await expect(admin.toast('Account uploaded successfully!')).toBeVisible();
    await dialog.gone();
    await expect(office.row(name)).toBeVisible();
    expect(await catalogue.countNamed(name)).toBe(1);
    await office.inRow(name, 'Delete {{name}}');
    await office.confirm();
  });
  admin.expectQuietConsole();
});

test('the table of accounts: sorting, export and import, bulk actions', async ({ browser }) => {
  const fixtures = await ApiFixtures.create();
  const catalogue = new Catalogue(fixtures);
  const names = ['Aa', 'Bb', 'Cc'].map((first) => `Many ${mark} ${first}`);
  for (const [at, codeName] of names.entries())
    await catalogue.addAccount(codeName, { prix: { amount: (at + 1) * 1000, currency: 'DZD' } });
  const admin = await Person.enter(browser, 'en', fixtures.admin);
  const client = await Person.enter(browser, 'ar', await fixtures.client('watcher'));
  const { page } = admin;
  const office = new BackOffice(admin, 'Accounts');
  const rows = page.getByRole('row').filter({ hasText: mark });
  await client.page.goto(`/accounts?q=many ${mark}`);
  await expect(client.page.getByRole('article')).toHaveCount(3);
  await client.expectConnected();
  await page.goto('/admin/accounts');
  await office.search('Search accounts', `many ${mark}`);
  await expect(rows).toHaveCount(3);

  await test.step('sorted by a column, which is part of the URL', async () => {
    await admin.button('Price').click();
    await expect(rows.first()).toContainText('1 000');
    await admin.button('Price').click();
    await expect(rows.first()).toContainText('3 000');
    await expect(page).toHaveURL(/sort=-price/);
    await page.reload();
    await expect(rows.first()).toContainText('3 000');
    const head = page.getByRole('columnheader', { name: admin.translate('Price'), exact: true });
    await expect(head).toHaveAttribute('aria-sort', 'descending');
  });

  await test.step('exported, and imported again', async () => {
    const { name, text } = await office.saved(admin.button('Export'));
    expect(name).toBe('accounts.csv');
    const [head = '', ...lines] = text.split('\r\n');
    const mine = lines.filter((line) => line.startsWith(`Many ${mark}`));
    expect(mine).toHaveLength(3);
    const dialog = await office.open('Import CSV');
    await dialog
      .field('CSV file')
      .setInputFiles(textFile('accounts.csv', [head, ...mine, 'too,few'].join('\r\n')));
    await expect(dialog.box.getByRole('row', { name: /^5 / })).toBeVisible();
    await dialog.button('Upload').click();
    await dialog.gone();
    await expect(rows).toHaveCount(6);
    await expect(page.getByRole('cell', { name: '5', exact: true })).toBeVisible();
    await admin.button('Understood').click();
    await expect(client.page.getByRole('article')).toHaveCount(6);
  });

  await test.step('several accounts get the same stock, and are deleted after one confirmation', async () => {
    await page.getByRole('checkbox', { name: admin.translate('Select all'), exact: true }).check();
    await admin.button('Set stock').click();
    const stock = page.getByRole('dialog');
    await stock.getByLabel(admin.translate('Available'), { exact: true }).fill('0');
    await stock.getByRole('button', { name: admin.translate('Save'), exact: true }).click();
    await expect(stock).toHaveCount(0);
    await expect(rows.locator('[data-tone=danger]')).toHaveCount(6);
    await admin.button('Delete').click();
    await office.confirm();
    await expect(rows).toHaveCount(0);
    await expect(client.page.getByRole('article')).toHaveCount(0);
  });
  for (const person of [admin, client]) person.expectQuietConsole();
});
