import { expect, test } from '@playwright/test';
import { ApiFixtures } from './support/api-fixtures.ts';
import { DrivenPage, type PageProtocol } from './support/engines/driven-page.ts';
import { Firefox } from './support/engines/firefox.ts';
import { WebKit } from './support/engines/webkit.ts';

interface Engine {
  page(): Promise<PageProtocol>;
  stop(): Promise<void>;
}

/** Each engine is driven by its own protocol. The variable contains the path of its program. */
const ENGINES: { name: string; variable: string; start: (program: string) => Promise<Engine> }[] = [
  { name: 'Firefox', variable: 'FIREFOX_PATH', start: Firefox.start },
  { name: 'WebKit', variable: 'WEBKIT_DRIVER_PATH', start: WebKit.start },
];

/** One order: an Arabic client requests an account, an English administrator answers and completes it. */
async function order(engine: Engine): Promise<void> {
  const fixtures = await ApiFixtures.create();
  const session = await fixtures.client('engine');
  const account = await fixtures.account('Engine');
  const client = new DrivenPage(await engine.page(), 'ar');
  const admin = new DrivenPage(await engine.page(), 'en');
  await client.enter(`/accounts/${account._id}`, session);
  await client.expectShown('heading', account.name);
  expect(await client.direction()).toBe('rtl');

  await test.step('the client requests the account', async () => {
    await client.click('button', 'Request Account');
    await client.expectPath(/^\/support\/[0-9a-f-]{36}$/);
  });
  await test.step('the administrator answers', async () => {
    await admin.enter(await client.expectPath(/^\/support\/./), fixtures.admin);
    expect(await admin.direction()).toBe('ltr');
    await admin.type('Message', 'How will you pay?');
    await admin.click('button', 'Send');
    await client.expectShown('text', 'How will you pay?');
  });
  await test.step('the client answers', async () => {
    await client.type('Message', 'ببطاقة CIB');
    await client.click('button', 'Send');
    await admin.expectShown('text', 'ببطاقة CIB');
  });
  await test.step('the administrator completes the order', async () => {
    await admin.click('button', 'Order Successful');
    await admin.click('button', 'Confirm');
    await client.expectShown('text', client.translate('Your order has been completed!'));
    expect(await fixtures.stock(account)).toBe(0);
  });
  await test.step('[POC-068, POC-069] with low data, a picture is loaded when the user asks for it', async () => {
    await admin.enter('/accounts', fixtures.admin, { lowData: 'true' });
    await admin.expectShown('button', 'Show picture');
    await admin.expectShown('text', 'This page: ');
    expect(await admin.decorations()).toEqual([]);
    await admin.click('button', 'Show picture');
    await expect
      .poll(() => admin.decorations())
      .toEqual([expect.stringMatching(/^\/uploads\/public\/pictures\//)]);
  });
  for (const page of [client, admin]) await page.close();
}

for (const { name, variable, start } of ENGINES)
  test(`[ORD-003, ORD-044, ORD-051, SHELL-003, POC-068, POC-069] an order from both sides in ${name}`, async () => {
    const program = process.env[variable];
    test.skip(!program, `${variable} names no ${name}`);
    const engine = await start(program ?? '');
    await order(engine).finally(() => engine.stop());
  });
