import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const DEBIAN = '/usr/lib/postgresql';

function findPgbench(): string {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : [];
  return versions.map((version) => join(DEBIAN, version, 'bin/pgbench')).find(existsSync) ?? 'pgbench';
}

/** Makes the tables of pgbench in a database. @throws Error when pgbench is not installed */
export async function preparePgbench(databaseUrl: string): Promise<void> {
  await run(findPgbench(), ['--initialize', '--quiet', '--scale=10', databaseUrl]);
}

/** Transactions a second of pgbench's own mix, `tpcb-like`, over some connections. */
export async function tpcbLike(databaseUrl: string, connections: number, seconds: number): Promise<number> {
  const args = ['--no-vacuum', `--client=${connections}`, '--jobs=2', `--time=${seconds}`, databaseUrl];
  const { stdout } = await run(findPgbench(), args);
  const tps = /tps = ([\d.]+)/.exec(stdout)?.[1];
  if (!tps) throw new Error(`pgbench printed no tps: ${stdout}`);
  return Number(tps);
}
