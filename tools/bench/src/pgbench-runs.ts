import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** Paths of pgbench on Debian, which does not put it into PATH without the wrapper package. */
const PLACES = [18, 17, 16, 15].map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`);

const program = (): string => PLACES.find((place) => existsSync(place)) ?? 'pgbench';

async function pgbench(args: string[]): Promise<string> {
  try {
    return (await run(program(), args, { maxBuffer: 1e7 })).stdout;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT')
      throw new Error('pgbench is not installed: it is in the package postgresql of the system', {
        cause: error,
      });
    throw error;
  }
}

export interface PgbenchResult {
  transactions: number;
  perSecond: number;
}

function resultOf(output: string): PgbenchResult {
  const [, transactions] = /actually processed: (\d+)/.exec(output) ?? [];
  const [, perSecond] = /tps = ([\d.]+) \(without/.exec(output) ?? [];
  if (!transactions || !perSecond) throw new Error(`pgbench said nothing of its transactions:\n${output}`);
  return { transactions: Number(transactions), perSecond: Number(perSecond) };
}

export interface PgbenchRun {
  databaseUrl: string;
  clients: number;
  seconds: number;
}

/** Runs a script of prepared statements. @throws Error when pgbench is missing or a statement fails */
export async function runScript(
  script: string,
  { databaseUrl, clients, seconds }: PgbenchRun,
): Promise<PgbenchResult> {
  const folder = mkdtempSync(join(tmpdir(), 'manette-bench-sql-'));
  try {
    const file = join(folder, 'script.sql');
    writeFileSync(file, script);
    const load = ['-c', String(clients), '-T', String(seconds), '-M', 'prepared', '-n'];
    return resultOf(await pgbench([...load, '-f', file, databaseUrl]));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Fills the tables of pgbench's default transactions. @param scale in units of 100,000 accounts */
export async function fillTpcb(databaseUrl: string, scale: number): Promise<void> {
  await pgbench(['-i', '-q', '-s', String(scale), databaseUrl]);
}

/** Runs pgbench's default transactions, which have five statements each and are durable. */
export async function runTpcb({ databaseUrl, clients, seconds }: PgbenchRun): Promise<PgbenchResult> {
  return resultOf(
    await pgbench(['-c', String(clients), '-T', String(seconds), '-M', 'prepared', '-n', databaseUrl]),
  );
}
