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
import { Story } from '../../orders/support/story.js';

export const SECRET = 'a secret that signs the sessions of this shop';
export const WORDS = 'Bonjour Amina, voici votre code';

/** A shop with users, a listing with a picture, an order with a file, and a folder for its backups. */
export interface Shop {
  story: Story;
  account: AccountView;
  ticket: TicketView;
  backups: string;
  env: Record<string, string>;
  /** Returns the files in the folder of the backups, as relative paths. */
  stored(): Promise<string[]>;
  end(): Promise<void>;
}

export async function openShop(): Promise<Shop> {
  const story = await Story.begin({ env: { JWT_SECRET: SECRET } });
  const image = await picture('#123456').png().toBuffer();
  const created = accountOf(
    await accountForm(story.app, story.admin.token, [image], { available: 50 }).expect(201),
  );
  await eventually(async () => {
    const { rows } = { rows: await story.app.database.query('select from catalog.picture where is_ready') };
    return rows.length === 1;
  });
  const ticket = await story.order(story.amina, created);
  await story.send(story.amina, ticket, pdf(), 'receipt.pdf', 'my receipt').expect(201);
  await story.said(story.admin, ticket._id, WORDS);
  const backups = mkdtempSync(join(tmpdir(), 'manette-backups-'));
  const { body } = await story.app.call.get(`/api/accounts/${created._id}`, story.admin.token).expect(200);
  return {
    story,
    account: (body as { account: AccountView }).account,
    ticket,
    backups,
    env: { DATABASE_URL: story.app.database.url, DATA_DIR: story.app.config.storage.dataDir },
    stored: () => filesBelow(backups),
    end: async () => {
      await story.end();
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
