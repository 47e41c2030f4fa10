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

export const SECRET = 'a secret that signs the sessions of this shop';
export const WORDS = 'Bonjour Amina, voici votre code';

/** A shop with users, a listing with a picture, an order with a file, and a folder for its backups. */
export interface Shop {
  scenario: Scenario;
  account: AccountView;
  ticket: TicketView;
  backups: string;
  env: Record<string, string>;
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
  const { body } = await scenario.app.call
    .get(`/api/accounts/${created._id}`, scenario.admin.token)
    .expect(200);
  return {
    scenario,
    account: (body as { account: AccountView }).account,
    ticket,
    backups,
    env: { DATABASE_URL: scenario.app.database.url, DATA_DIR: scenario.app.config.storage.dataDir },
    stored: () => filesBelow(backups),
    end: async () => {
      await scenario.end();
      await rm(backups, { recursive: true, force: true });
    },
  };
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
