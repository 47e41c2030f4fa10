import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** The number of a process's parent; undefined when the process has ended. */
function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}

/** Every process of the server behind an address: its backends, writers and the one that started them. */
export async function postgresProcesses(databaseUrl: string): Promise<number[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const own = rows[0]?.pid ?? 0;
    const postmaster = parentOf(own) ?? 0;
    const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    const children = all.map(Number).filter((pid) => pid !== own && parentOf(pid) === postmaster);
    return [postmaster, ...children];
  } finally {
    await client.end();
  }
}
