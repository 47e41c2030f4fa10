import { expect, test } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { Person } from './support/person.ts';

test('[POC-116, POC-117] a client in Arabic on a phone saves a search, and sets a stock alert', async ({
  browser,
}) => {
  const fixtures = await ApiFixtures.create();
  const listing = await fixtures.account('awaited', 0);
  const client = await Person.enter(browser, 'ar', await fixtures.client('searcher'));
  const { page } = client;
  await page.setViewportSize({ width: 360, height: 740 });
  const region = page.getByRole('region', { name: client.translate('Saved searches') });
  const name = `${listing.name}, PS5`;

  await test.step('saves the filters, which lead back to the shelf', async () => {
    await page.goto(`/accounts?q=${listing.name}&console=PS5`);
    await client.button('Save this search').click();
    await expect(client.toast('Search saved. You will hear of new matches.')).toBeVisible();
    await expect(client.button('Save this search')).toHaveCount(0);
    await page.goto('/accounts');
    await region.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveURL(`/accounts?q=${listing.name}&console=PS5`);
    const overflow = () => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return scrollWidth - clientWidth;
    };
    expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
  });

  await test.step('sets a stock alert for a listing without stock, and removes it', async () => {
    await page.getByRole('article', { name: listing.name, exact: true }).getByRole('link').click();
    await client.button('Tell me when back in stock').click();
    await expect(client.button('Stop waiting')).toBeVisible();
    await page.reload();
    await client.button('Stop waiting').click();
    await expect(client.button('Tell me when back in stock')).toBeVisible();
  });

  await test.step('removes the saved search', async () => {
    await client.visit('/accounts');
    await region
      .getByRole('button', { name: client.translate('Remove {{name}}', { name }), exact: true })
      .click();
    await expect(region).toHaveCount(0);
  });
  client.expectQuietConsole();
});
