import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AccountView } from '@manette/contracts/catalog';
import type { TicketView } from '@manette/contracts/orders';
import { eventually } from '@manette/platform/testing';
import { accountForm, accountOf } from '../../catalog/support/forms.js';
import { picture } from '../../catalog/support/pictures.js';
import { pdf } from '../../orders/support/files.js';
import { Scenario } from '../../orders/support/scenario.js';
import type { TestApp } from '../../support/index.js';
import { done, nameIn, run, type Said } from './commands.js';

export const SECRET = 'a secret that signs the sessions of this shop';
export const WORDS = 'Bonjour Amina, voici votre code';

/** A shop with users, a listing with a picture, an order with a file, and a folder for its backups. */
export interface Shop {
  scenario: Scenario;
  account: AccountView;
  ticket: TicketView;
  backups: string;
  /** A folder for the other files of the tests. */
  scratch: string;
  env: Record<string, string>;
  /** Makes a backup, by default into the folder of the backups, and returns its name. */
  backUp(env?: Record<string, string>, to?: string): Promise<string>;
  /** Verifies the newest backup, by default in the folder of the backups. */
  verify(typed?: string[], from?: string): Promise<Said>;
  /** Returns the files in the folder of the backups, as relative paths. */
  stored(): Promise<string[]>;
  end(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const scenario = await Scenario.create({ env: { JWT_SECRET: SECRET } });
  const image = await picture('#123456').png().toBuffer();
  const created = accountOf(
    await accountForm(scenario.app, scenario.admin.token, [image], { available: 50 }).expect(201),
  );
  await eventually(async () => {
    const { rows } = {
      rows: await scenario.app.database.query('select from catalog.picture where is_ready'),
    };
    return rows.length === 1;
  });
  const ticket = await scenario.order(scenario.amina, created);
  await scenario.send(scenario.amina, ticket, pdf(), 'receipt.pdf', 'my receipt').expect(201);
  await scenario.said(scenario.admin, ticket._id, WORDS);
  const backups = mkdtempSync(join(tmpdir(), 'manette-backups-'));
  const scratch = mkdtempSync(join(tmpdir(), 'manette-scratch-'));
  const env = { DATABASE_URL: scenario.app.database.url, DATA_DIR: scenario.app.config.storage.dataDir };
  const { body } = await scenario.app.call
    .get(`/api/accounts/${created._id}`, scenario.admin.token)
    .expect(200);
  return {
    scenario,
    account: (body as { account: AccountView }).account,
    ticket,
    backups,
    scratch,
    env,
    backUp: async (more = {}, to = backups) =>
      nameIn(await done('backup', ['--to', to], { ...env, ...more })),
    verify: (typed = [], from = backups) => run('backup', ['verify', '--from', from, ...typed], {}),
    stored: () => filesBelow(backups),
    end: async () => {
      await scenario.end();
      await Promise.all([backups, scratch].map((folder) => rm(folder, { recursive: true, force: true })));
    },
  };
}

/** Returns what each user of the shop sees, except online states and unread counts. */
export async function seenIn({ scenario, account, ticket }: Shop, app: TestApp): Promise<unknown> {
  const pages = [
    ...['/api/accounts', `/api/accounts/${account._id}`, '/api/giftcards', '/api/messages/support/tickets'],
    ...[`/api/messages/support/${ticket._id}`, '/api/auth/me'],
  ];
  const answers = [];
  for (const person of [scenario.admin, scenario.amina])
    for (const page of pages)
      answers.push((await app.call.get(page, person.token).expect(200)).body as unknown);
  const plain = JSON.stringify(answers).replaceAll(/\?expires=\d+&signature=[\w-]+/g, '');
  return JSON.parse(plain.replaceAll(/"(isOnline|lastSeen|unread\w*)":[^,}]+/g, '"$1":null'));
}

/** Returns all files below a folder, as relative paths. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** Returns the names and contents of all files below a folder as one string, to check that it does not contain something. */
export async function bytesBelow(folder: string): Promise<string> {
  const files = await filesBelow(folder);
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'latin1')));
  return [...files, ...contents].join('\n');
}
