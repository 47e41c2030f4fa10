import { readFile } from 'node:fs/promises';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '@manette/platform/testing';
import { PinoLogger } from 'nestjs-pino';
import { symbols } from 'pino';
import { Scenario } from '../orders/support/scenario.js';
import { Vault } from './support/vault.js';

// Secrets that must leave no trace. Their parts do not appear in any test title or name.
const CODE = 'ZQXJ-7741-WKVB-9902';
const IMPORTED = 'ZQXJ-8852-WKVB-1123';
const ADDRESS = 'zqxj.player@wkvb.test';
const PASSWORD = 'zqxj-Pa55-wkvb';
const STEP = 'zqxj backup 4455-6677';
const SECRETS = [CODE, IMPORTED, ADDRESS, PASSWORD, STEP];

let scenario: Scenario;
let vault: Vault;
let said = '';
beforeAll(async () => {
  scenario = await Scenario.create({ env: { LOG_LEVEL: 'error' } });
  vault = new Vault(scenario);
  // The destination of the product's log is fixed when the first suite loads the logger, so the stream is replaced here.
  PinoLogger.root.level = 'debug';
  Object.assign(PinoLogger.root, { [symbols.streamSym]: { write: (line: string) => (said += line) } });
});
afterAll(() => scenario.end());

/** Returns the forms in which a secret could appear: as text, hexadecimal and base64. */
const formsOf = (secret: string) => [
  secret,
  Buffer.from(secret).toString('hex'),
  Buffer.from(secret).toString('base64').replace(/=+$/, '').slice(0, -1),
];
const traces = (where: string, text: string) =>
  SECRETS.flatMap((secret) => formsOf(secret).filter((form) => text.includes(form))).map(
    (form) => `${form} in ${where}`,
  );

async function inDatabase(): Promise<string[]> {
  const { database } = scenario.app;
  const tables = await database.query<{ name: string }>(`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`);
  expect(tables.length).toBeGreaterThan(20);
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await database.query<{ row: string }>(`select t::text as row from ${name} t`);
    found.push(...traces(name, rows.map(({ row }) => row).join('\n')));
  }
  return found;
}

async function inFiles(): Promise<string[]> {
  const folder = scenario.app.config.storage.dataDir;
  const files = globSync('**/*', { cwd: folder }).filter((name) => statSync(join(folder, name)).isFile());
  expect(files.some((name) => name.endsWith('.eml'))).toBe(true);
  const found = files.map(async (name) => traces(name, await readFile(join(folder, name), 'latin1')));
  return (await Promise.all(found)).flat();
}

it('[LIF-064] a content appears in clear only in the response to a reveal', async () => {
  const { amina, admin, app } = scenario;
  const sockets = await Promise.all([amina, admin].map(({ token }) => app.sockets.connect(token)));
  const answers: string[] = [];
  const keep = ({ text }: { text: string }) => answers.push(text);
  const account = await scenario.listings.account();
  const card = await vault.card([CODE]);
  await vault.switch('accounts', account._id, true).expect(200);
  const fields = { address: ADDRESS, password: PASSWORD, secondStep: STEP };
  keep(await vault.add('accounts', account._id, fields).set('idempotency-key', 'adds').expect(201));
  keep(await vault.add('accounts', account._id, fields).expect(409));
  keep(await vault.add('giftcards', card._id, { code: CODE }).expect(409));
  keep(
    await vault
      .import(card._id, `code\n${IMPORTED}\n${CODE}\n`)
      .set('idempotency-key', 'imports')
      .expect(201),
  );
  keep(await vault.add('giftcards', card._id, { code: CODE.repeat(20) }).expect(400));
  const tickets = [await vault.order(amina, card), await scenario.order(amina, account)];
  for (const { _id } of tickets) {
    keep(await vault.complete(_id).expect(200));
    const delivery = await vault.delivery(amina, _id);
    keep(await vault.accept(amina, delivery).expect(200));
    const shown = await vault
      .act(amina, delivery._id, 'reveal')
      .set('idempotency-key', `k${_id}`)
      .expect(200);
    expect(SECRETS.some((secret) => shown.text.includes(secret))).toBe(true);
    await vault.act(admin, delivery._id, 'reveal-as-admin', { reason: 'A question' }).expect(200);
    keep(await vault.find(admin, _id).expect(200));
    keep(await app.call.get(`/api/messages/support/${_id}`, admin.token).expect(200));
    keep(await app.call.get(`/api/messages/support/ticket/${_id}/timeline`, admin.token).expect(200));
  }
  const [first] = tickets;
  const { _id } = await vault.delivery(admin, first?._id ?? '');
  keep(await vault.act(admin, _id, 'replace', { reason: 'A fault' }).expect(200));
  for (const path of [
    '/api/giftcards/export',
    '/api/accounts/export',
    `/api/vault/giftcards/${card._id}/items`,
  ])
    keep(await app.call.get(path, admin.token).expect(200));
  await eventually(async () => (await app.mails.to(amina.email)).length >= 3);
  expect(traces('answers', answers.join('\n'))).toEqual([]);
  expect(traces('events', JSON.stringify(sockets.map(({ received }) => received)))).toEqual([]);
  expect(await inDatabase()).toEqual([]);
  expect(await inFiles()).toEqual([]);
  expect(said).toContain('is ready');
  expect(traces('log', said)).toEqual([]);
}, 120_000);
