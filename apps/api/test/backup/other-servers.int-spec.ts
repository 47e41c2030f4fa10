import { execFile } from 'node:child_process';
import { chmodSync, mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { productProgram } from '@manette/platform/testing';
import { pdf } from '../orders/support/files.js';
import { Scenario } from '../orders/support/scenario.js';
import { done } from './support/commands.js';
import { hasPostgres15, Postgres15 } from './support/postgres-15.js';
import { SECRET, WORDS } from './support/shop.js';

const COMMAND = fileURLToPath(
  new URL('../../../../tools/backup/test/support/run-program.ts', import.meta.url),
);
const where15 = hasPostgres15 ? describe : describe.skip;

/** Runs a command on the embedded PostgreSQL of a data folder, as npm does. */
function embedded(dataDir: string, ...typed: string[]): Promise<{ code: number; out: string; err: string }> {
  const program = JSON.stringify(productProgram('backup'));
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, TEST_PROGRAM: program };
  return new Promise((resolve) => {
    execFile(process.execPath, [COMMAND, ...typed], { env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out: out.trim(), err: err.trim() }),
    );
  });
}

where15('a shop on PostgreSQL 15', () => {
  let root: string;
  let server: Postgres15;
  let ofMade: string;
  const [old, fresh, backups] = ['old', 'fresh', 'backups'].map((name) => () => join(root, name)) as [() => string, () => string, () => string]; // oxfmt-ignore

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'manette-upgrade-'));
    // PostgreSQL runs as another user, who must be able to read the folder.
    chmodSync(root, 0o755);
    server = await Postgres15.start(old());
    await server.query('create database shop', 'postgres');
    const url = server.url('shop');
    const nothing = () => Promise.resolve();
    const scenario = await Scenario.create({
      env: { JWT_SECRET: SECRET },
      database: { url, query: (sql) => server.query(sql, 'shop'), endConnections: nothing, drop: nothing },
    });
    const ticket = await scenario.open(scenario.amina);
    await scenario.said(scenario.admin, ticket._id, WORDS);
    await scenario.send(scenario.amina, ticket, pdf(), 'receipt.pdf').expect(201);
    const made = await done('backup', ['--to', backups()], {
      DATABASE_URL: url,
      DATA_DIR: scenario.app.config.storage.dataDir,
    });
    ofMade = made.replace('backup', 'restored');
    await scenario.end();
  });
  afterAll(async () => {
    await rm(root, { recursive: true, force: true });
  });

  it('[OPS-095] is backed up and restored into the embedded server, and the other way round', async () => {
    const restored = await embedded(fresh(), 'restore', '--from', backups());
    expect(restored).toEqual({ code: 0, out: `${ofMade}; equal to the backup`, err: '' });
    const again = join(root, 'again');
    const { code, out } = await embedded(fresh(), 'backup', '--to', again);
    expect(code).toBe(0);
    await server.query('create database again', 'postgres');
    const back = { DATABASE_URL: server.url('again'), DATA_DIR: join(root, 'back') };
    expect(await done('restore', ['--from', again], back)).toBe(
      `${out.replace('backup', 'restored')}; equal to the backup`,
    );
    expect(await server.query(`select from orders.message where content = '${WORDS}'`, 'again')).toHaveLength(
      1,
    );
  });

  it('[OPS-100] is refused by the embedded server, with a reference to the runbook for the upgrade', async () => {
    await server.stop();
    const { code, err } = await embedded(old(), 'backup', '--to', backups());
    expect({ code, err }).toEqual({
      code: 1,
      err: `${server.cluster} holds data of PostgreSQL 15, but this is PostgreSQL 18; see docs/runbooks/upgrade-postgres.md`,
    });
    expect(await readdir(server.cluster)).toContain('PG_VERSION');
  });
});
