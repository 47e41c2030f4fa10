import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, statSync } from 'node:fs';
import { readdir, readFile, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { eventually, productProgram, startS3Server } from '@manette/platform/testing';
import pg from 'pg';
import { done, refused, run } from './support/commands.js';
import { openShop, type Shop } from './support/shop.js';

const FIGURES = /^backup (\d{8}T\d{6}Z): (\d+) tables, (\d+) rows, (\d+) files$/;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.end());

const folderOf = (name: string) => join(shop.backups, 'backups', name);
async function manifestOf(name: string) {
  return JSON.parse(await readFile(join(folderOf(name), 'manifest.json'), 'utf8')) as {
    tables: Record<string, { file: string; columns: string[]; rows: number }>;
    files: Record<string, { sha256: string; stored: string }>;
    swept: string[];
  };
}

/** Returns the rows of a table in an unencrypted backup, by column name. */
async function rowsOf(name: string, table: string): Promise<Record<string, string>[]> {
  const { file, columns } = (await manifestOf(name)).tables[table] ?? { file: '', columns: [] };
  const lines = gunzipSync(await readFile(join(folderOf(name), file)))
    .toString()
    .split('\n')
    .slice(0, -1);
  return lines.map((line) =>
    Object.fromEntries(line.split('\t').map((value, at) => [columns[at] ?? '', value])),
  );
}

describe('a backup in a folder', () => {
  let name: string;

  it('[OPS-085] is made while the shop is in use, and is named by the UTC time', async () => {
    const line = await done('backup', ['--to', shop.backups], shop.env);
    const [, named = '', tables, rows, files] = FIGURES.exec(line) ?? [];
    name = named;
    const made = new Date(named.replace(/^(....)(..)(..T..)(..)(..Z)$/, '$1-$2-$3:$4:$5'));
    expect(Math.abs(made.getTime() - Date.now())).toBeLessThan(120_000);
    const manifest = await manifestOf(name);
    expect(Number(tables)).toBe(Object.keys(manifest.tables).length);
    expect(Number(rows)).toBe(Object.values(manifest.tables).reduce((sum, one) => sum + one.rows, 0));
    const widths = await shop.scenario.app.database.query<{ n: number }>(
      'select sum(cardinality(widths))::int n from catalog.picture',
    );
    // Each size of the picture in two formats, and one receipt.
    expect(Number(files)).toBe(2 * (widths[0]?.n ?? 0) + 1);
    expect(await done('backup', [], { ...shop.env, BACKUP_TO: join(shop.scratch, 'default') })).toMatch(
      FIGURES,
    );
  });

  it('[OPS-086] is a consistent snapshot of the database, whatever is written meanwhile', async () => {
    const { scenario, account } = shop;
    const items = await Promise.all(
      Array.from({ length: 3 }, (_, at) =>
        scenario.listings.account({ codeName: `Item ${at}`, available: 500 }),
      ),
    );
    let writing = true;
    const writer = async (item: (typeof items)[number]) => {
      while (writing) {
        const ticket = await scenario.order(scenario.bilal, item);
        await scenario.said(scenario.bilal, ticket._id, 'one');
        await scenario.setStatus(scenario.admin, ticket._id, 'completed').expect(200);
      }
    };
    const writers = items.map(writer);
    const during = [await shop.backUp(), await shop.backUp()];
    writing = false;
    await Promise.all(writers);
    const orders = await Promise.all(during.map((one) => rowsOf(one, 'orders.ticket')));
    expect(orders[1]?.length).toBeGreaterThan(orders[0]?.length ?? 0);
    for (const one of during) {
      const [tickets, accounts, messages] = await Promise.all(
        ['orders.ticket', 'catalog.account', 'orders.message'].map((table) => rowsOf(one, table)),
      );
      for (const { id, available } of accounts ?? []) {
        if (id === account._id) continue;
        const sold = (tickets ?? []).filter(
          ({ item_id, status }) => item_id === id && status === 'completed',
        );
        expect(Number(available) + sold.length).toBe(500);
      }
      for (const { id, message_count } of tickets ?? [])
        expect((messages ?? []).filter(({ ticket_id }) => ticket_id === id)).toHaveLength(
          Number(message_count),
        );
    }
  });

  it('[OPS-088] has digests that sha256sum accepts, and does not store an unchanged upload again', async () => {
    const checked = execFileSync('sha256sum', ['-c', '--strict', 'SHA256SUMS'], {
      cwd: folderOf(name),
      encoding: 'utf8',
    });
    const checkedFiles = checked
      .trim()
      .split('\n')
      .map((line) => line.replace(/: OK$/, ''));
    expect(checkedFiles).toEqual(expect.arrayContaining(['manifest.json', 'orders.message.copy.gz']));
    const own = (await readdir(folderOf(name))).filter((file) => file !== 'SHA256SUMS');
    expect(checkedFiles.filter((file) => !file.includes('/')).sort()).toEqual(own.sort());
    const files = async () => (await shop.stored()).filter((file) => file.startsWith('files/'));
    const before = await files();
    const inode = statSync(join(shop.backups, before[0] ?? '')).ino;
    await shop.backUp();
    expect(await files()).toEqual(before);
    expect(statSync(join(shop.backups, before[0] ?? '')).ino).toBe(inode);
  });

  it('[OPS-088] lists an upload that was deleted before it was copied', async () => {
    const { scenario, ticket } = shop;
    await scenario.send(scenario.amina, ticket, Buffer.from('%PDF-1.4 to be swept'), 'gone.pdf').expect(201);
    const [row] = await scenario.app.database.query<{ key: string }>(
      'select file_key as key from orders.message where file_key is not null order by created_at desc limit 1',
    );
    await rm(join(shop.env.DATA_DIR ?? '', 'uploads', row?.key ?? ''));
    const made = await shop.backUp();
    expect((await manifestOf(made)).swept).toEqual([row?.key]);
    await scenario.app.database.query(`delete from orders.message where file_key = '${row?.key}'`);
  });

  it('[OPS-090] is intact until a byte of one of its files changes or a file is removed', async () => {
    name = await shop.backUp();
    expect(await shop.verify()).toEqual({ code: 0, out: [`${name} is intact`], err: [] });
    const own = (await readdir(folderOf(name))).map((file) => [join(folderOf(name), file), file] as const);
    const { files } = await manifestOf(name);
    const [shared = ''] = Object.values(files).map(({ stored }) => `files/${stored}`);
    for (const [path, shown] of [
      ...own.filter(([, file], at) => at % 6 === 0 || !file.endsWith('.copy.gz')),
      [join(shop.backups, shared), shared] as const,
    ]) {
      const bytes = await readFile(path);
      const changed = Buffer.from(bytes);
      const middle = Math.floor(bytes.length / 2);
      changed[middle] = (changed[middle] ?? 0) ^ 1;
      await writeFile(path, changed);
      expect(await shop.verify()).toEqual({ code: 1, out: [], err: [`${shown} is damaged`] });
      await rm(path);
      const missing = shown === 'manifest.json' ? ['--backup', name] : [];
      expect(await shop.verify(missing)).toEqual({ code: 1, out: [], err: [`${shown} is missing`] });
      await writeFile(path, bytes);
    }
    expect((await shop.verify()).code).toBe(0);
  });

  it('[OPS-089] that was killed does not count as a backup, and is removed a day later', async () => {
    const locker = new pg.Client({ connectionString: shop.env.DATABASE_URL });
    await locker.connect();
    await locker.query('begin; lock table orders.ticket in access exclusive mode');
    const child = spawn(process.execPath, [...productProgram('backup'), 'backup', '--to', shop.backups], {
      env: { PATH: process.env.PATH, ...shop.env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const known = new Set(await readdir(join(shop.backups, 'backups')));
    const cut = await eventually(async () =>
      (await readdir(join(shop.backups, 'backups'))).find((one) => !known.has(one)),
    );
    const killed = once(child, 'exit');
    child.kill('SIGKILL');
    await killed;
    await locker.query('commit');
    await locker.end();
    expect((await shop.verify()).out).toEqual([`${name} is intact`]);
    await shop.backUp();
    expect(existsSync(folderOf(cut))).toBe(true);
    const aDayAgo = new Date(Date.now() - 25 * 60 * 60 * 1000).toISOString().replace(/\..*/, 'Z');
    const then = aDayAgo.replaceAll(/[-:]/g, '');
    await rename(folderOf(cut), folderOf(then));
    await shop.backUp();
    expect(existsSync(folderOf(then))).toBe(false);
  });

  it('[OPS-099] is kept while it is among the newest BACKUP_KEEP, with the files that it names', async () => {
    const orphan = join(shop.backups, 'files', '0'.repeat(64));
    await writeFile(orphan, 'nobody names it');
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    await utimes(orphan, old, old);
    const newest = await shop.backUp({ BACKUP_KEEP: '2' });
    const complete = (await shop.stored()).filter((file) => file.endsWith('manifest.json'));
    expect(complete).toHaveLength(2);
    expect(complete.at(-1)).toBe(`backups/${newest}/manifest.json`);
    expect(existsSync(orphan)).toBe(false);
    expect((await shop.verify()).code).toBe(0);
  });

  it('[OPS-092] needs recipients in production, or an explicit choice of no encryption', async () => {
    const production = { ...shop.env, NODE_ENV: 'production' };
    const before = await shop.stored();
    expect(await refused('backup', ['--to', shop.backups], production)).toEqual([
      'BACKUP_RECIPIENTS is required, or BACKUP_UNENCRYPTED=true',
    ]);
    expect(await shop.stored()).toEqual(before);
    expect(await shop.backUp({ NODE_ENV: 'production', BACKUP_UNENCRYPTED: 'true' })).toBeTruthy();
  });
});

it('[OPS-087] a backup goes to its own S3 store, or to the store of the uploads', async () => {
  const server = await startS3Server('uploads');
  try {
    const { S3_ENDPOINT = '', S3_ACCESS_KEY = '', S3_SECRET_KEY = '' } = server.env;
    const own = {
      BACKUP_S3_ENDPOINT: S3_ENDPOINT,
      BACKUP_S3_ACCESS_KEY: S3_ACCESS_KEY,
      BACKUP_S3_SECRET_KEY: S3_SECRET_KEY,
    };
    const name = await shop.backUp(own, 's3://vault/shop/one');
    const intact = { code: 0, out: [`${name} is intact`], err: [] };
    expect(await run('backup', ['verify', '--from', 's3://vault/shop/one'], own)).toEqual(intact);
    expect(await run('backup', ['verify', '--from', 's3://vault/shop/one'], server.env)).toEqual(intact);
    expect(await refused('backup', ['verify', '--from', 's3://vault/shop/two'], own)).toEqual([
      'There is no backup in s3://vault/shop/two',
    ]);
  } finally {
    await server.end();
  }
});
