import { readFileSync } from 'node:fs';
import pg from 'pg';

const TICKS_A_SECOND = 100;
const [USER, SYSTEM] = [11, 12];

/** Milliseconds of CPU that processes have used so far, by Linux's own count; what else the machine does is not in it. */
export const cpuTime = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The program's name stands in brackets and may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return sum + ((Number(fields[USER]) + Number(fields[SYSTEM])) * 1000) / TICKS_A_SECOND;
  }, 0);

/** The PostgreSQL processes that answer the API's reads and writes. */
export async function backendsOf(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>(
      `select pid from pg_stat_activity where application_name = 'manette-api'`,
    );
    return rows.map(({ pid }) => pid);
  } finally {
    await client.end();
  }
}
